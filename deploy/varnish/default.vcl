# Varnish in front of the site. It keeps only pages that the site marks for it (Surrogate-Control), asks the
# site for everybody who may see something personal, and deletes pages by their keys (PURGE_URL). It also keeps
# scripts and styles (/assets/), whose names have the hash of their content. Both share the memory of -s
# malloc,…: what nobody has asked for longest goes first.
vcl 4.1;

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# The machines of the site, which send purges.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # A request of a visitor comes through a proxy, which names the visitor; the site comes by itself.
    if (req.http.X-Forwarded-For ~ ",") {
      return (synth(403));
    }
    # With PURGE_TOKEN, also compare req.http.X-Purge-Token here.
    if (client.ip !~ purgers || req.http.Surrogate-Key !~ "^[a-z-]+( [a-z-]+)*$") {
      return (synth(403));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
    return (synth(200));
  }
  unset req.http.X-Locale;
  unset req.http.X-Brotli;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The same for everybody, signed in or not. A query means nothing here, and must not fill the memory.
  if (req.url ~ "^/assets/") {
    set req.url = regsub(req.url, "\?.*$", "");
    if (req.http.Accept-Encoding ~ "(^|[, ])br([,; ]|$)" && req.http.Accept-Encoding !~ "br;\s*q=0(\.0*)?(,|\s|$)") {
      set req.http.X-Brotli = "yes";
    }
    unset req.http.Cookie;
    unset req.http.Authorization;
    return (hash);
  }
  # A session, a message, favourites, a preview, external frames: the page is personal. Whoever has written
  # something must see it.
  if (req.http.Authorization || req.http.Cookie ~ "(^|[;\s])(__Host-)?(session|message|written|favourites|io\.prismic\.preview|preview-frame)\s*=" || req.http.Cookie ~ "consent=served") {
    return (pass);
  }
  # A sign-in has cookies of its own from its first page to its last, and the office a session of its own.
  if (req.url ~ "^(/en)?/(idp|bureau|connexion|inscription|mot-de-passe|deconnexion)(/|\?|$)") {
    return (pass);
  }
  # The root leads to the language of the visitor.
  if (req.url == "/" || req.url ~ "^/\?") {
    return (pass);
  }
  if (req.http.Cookie ~ "i18n_redirected=") {
    set req.http.X-Locale = regsub(req.http.Cookie, "^.*i18n_redirected=([a-z]*).*$", "\1");
  }
  unset req.http.Cookie;
  return (hash);
}

# Varnish itself only knows gzip; the site has its assets in brotli too, which is smaller.
sub vcl_hash {
  if (req.http.X-Brotli) {
    hash_data("br");
  }
}

sub vcl_backend_fetch {
  if (bereq.http.X-Brotli) {
    set bereq.http.Accept-Encoding = "br";
    unset bereq.http.X-Brotli;
  }
}

sub vcl_backend_response {
  if (bereq.url ~ "^/assets/" && beresp.status == 200 && beresp.http.Cache-Control ~ "immutable" && !beresp.http.Set-Cookie) {
    set beresp.ttl = 30d;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (!beresp.http.Surrogate-Control) {
    # Remembers that the answer is not kept: requests for the same address then do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
  set beresp.grace = 0s;
  # The request came without cookies, and everybody gets the same page.
  set beresp.http.Vary = "Accept-Encoding";
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.Surrogate-Key) {
    set resp.http.Vary = "Accept-Encoding, Cookie";
    # The cookie that the site gives with its pages: the language of the page.
    if (resp.http.Content-Type ~ "^text/html") {
      if (req.url ~ "^/en(/|\?|$)") {
        set req.http.X-Page = "en";
      } else {
        set req.http.X-Page = "fr";
      }
      if (req.http.X-Locale != req.http.X-Page) {
        set resp.http.Set-Cookie = "i18n_redirected=" + req.http.X-Page + "; Max-Age=31536000; Path=/; SameSite=Lax; Secure";
      }
    }
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
}
