/** The look of the provider's pages: the site's palette and type, nothing else of it. */
export const styles = `
@font-face{font-family:'Bricolage Grotesque';font-weight:200 800;font-display:swap;src:url(title.woff2) format('woff2-variations')}
@font-face{font-family:'Inter';font-weight:100 900;font-display:swap;src:url(text.woff2) format('woff2-variations')}
:root{color-scheme:light dark;
--paper:light-dark(#faf6ee,#0f1729);--raised:light-dark(#fffdf8,#18223a);--line:light-dark(#e0d6c3,#2b3856);--line-strong:light-dark(#837a69,#7c8aab);
--ink:light-dark(#152347,#f2efe6);--ink-soft:light-dark(#4b5672,#b3bdd3);--link:light-dark(#1d3f9a,#a9c1ff);--focus:light-dark(#1f4fd8,#a9c1ff);
--coral:light-dark(#bd3a20,#ff9679);--coral-strong:light-dark(#9c2c15,#ffb49d);--on-coral:light-dark(#fffdf8,#29100a);
--error:light-dark(#b0152f,#ff9ca6);--error-wash:light-dark(#fbe4e4,#3c1c26);
--cover:light-dark(#16264f,#0a1020);--on-cover:light-dark(#fbf7ee,#f2efe6);--on-cover-soft:light-dark(#c6cfe6,#b3bdd3);--cover-line:light-dark(#35467a,#2b3856);--cover-coral:#ff9679}
*,::before,::after{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:400 1rem/1.55 'Inter',ui-sans-serif,system-ui,sans-serif;-webkit-text-size-adjust:100%}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:1rem clamp(1rem,4vw,2.25rem)}
.brand,.language{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;color:inherit;text-decoration:none}
.brand{min-width:0;font:700 clamp(.9375rem,.8rem + .7vw,1.0625rem)/1.15 'Bricolage Grotesque',ui-sans-serif,system-ui,sans-serif}
.language,.other a,.aside a{color:var(--link)}
.language{padding-inline:.5rem;margin-inline-end:-.5rem}
.brand:hover,.language:hover{text-decoration:underline;text-underline-offset:.2em}
.mark{width:2.5rem;height:2.5rem;flex:none}
.disc{fill:var(--coral)}
.ring{fill:none;stroke:var(--on-coral);stroke-width:1.2;stroke-dasharray:2.2 2.2}
.wing{fill:var(--on-coral)}
.fold{fill:none;stroke:var(--coral);stroke-width:1.3}
.pass{width:min(100% - 2rem,30rem);margin:clamp(.5rem,5vh,3rem) auto 3rem;background:var(--raised);border:1px solid var(--line);border-radius:1rem;overflow:hidden;box-shadow:0 1px 2px rgb(21 35 71/8%),0 16px 40px -16px rgb(21 35 71/28%)}
.stub{position:relative;display:grid;grid-template-columns:auto 1fr auto;align-items:center;gap:1rem;padding:1rem clamp(1.25rem,5vw,2rem);background:var(--cover);color:var(--on-cover);border-bottom:2px dashed color-mix(in srgb,var(--on-cover-soft) 55%,transparent)}
.stub::before,.stub::after{content:'';position:absolute;bottom:-.6875rem;width:1.25rem;height:1.25rem;border-radius:50%;background:var(--paper);box-shadow:inset 0 0 0 1px var(--line)}
.stub::before{inset-inline-start:-.6875rem}
.stub::after{inset-inline-end:-.6875rem}
.stub p{margin:0}
.stub span{display:block;font-size:.8125rem;color:var(--on-cover-soft)}
.stub b{font:600 1.125rem/1.3 'Bricolage Grotesque',ui-sans-serif,system-ui,sans-serif}
.stub svg{width:100%;height:2.25rem;fill:none;stroke:var(--on-cover-soft);stroke-width:1.5;stroke-dasharray:3 5;stroke-linecap:round}
.stub circle{stroke:none;fill:var(--on-cover-soft)}
.stub .end{fill:var(--cover-coral)}
.body{padding:clamp(1.5rem,5vw,2.25rem) clamp(1.25rem,5vw,2rem)}
h1{margin:0;font:700 clamp(1.75rem,1.5rem + 1vw,2.125rem)/1.15 'Bricolage Grotesque',ui-sans-serif,system-ui,sans-serif;letter-spacing:-.015em;text-wrap:balance}
.lead{margin:.5rem 0 1.5rem;color:var(--ink-soft);text-wrap:pretty}
form{display:grid;gap:1.25rem}
.pair{display:grid;gap:1.25rem}
.pair .field{align-content:end}
.field{display:grid;gap:.375rem;min-width:0}
label{font-weight:600}
.hint,.field .error{margin:0;font-size:.875rem}
.hint{color:var(--ink-soft)}
.field .error{color:var(--error);font-weight:500}
.field .error::before{content:'! ';font-weight:800}
input{width:100%;min-height:3rem;padding:.5rem .875rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line-strong);border-radius:.625rem}
input[aria-invalid=true]{border:2px solid var(--error)}
.aside{margin:-.75rem 0 0}
.aside a{display:inline-flex;align-items:center;min-height:2.75rem}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3rem;padding:.5rem 1.25rem;font:600 1.0625rem/1.3 'Inter',ui-sans-serif,system-ui,sans-serif;color:var(--on-coral);background:var(--coral);border:0;border-radius:.625rem;text-decoration:none;cursor:pointer;transition:background-color .15s}
button:hover,.button:hover{background:var(--coral-strong)}
.other{margin:.5rem 0 0}
.other:first-of-type,form+.other{margin-top:1.5rem;padding-top:1rem;border-top:1px solid var(--line)}
.other a,a.quiet{display:inline-flex;align-items:center;min-height:2.75rem}
a.quiet{color:var(--ink-soft)}
a{text-underline-offset:.2em}
.summary{margin:0 0 1.5rem;padding:1rem 1.25rem;background:var(--error-wash);border-inline-start:.25rem solid var(--error);border-radius:.375rem}
.summary h2{margin:0 0 .25rem;font:600 1.0625rem/1.4 'Bricolage Grotesque',ui-sans-serif,system-ui,sans-serif}
.summary ul{margin:0;padding-inline-start:1.25rem}
.summary li+li{margin-top:.5rem}
.summary a{color:var(--error);font-weight:500}
summary{min-height:2.75rem;display:flex;align-items:center;cursor:pointer;color:var(--ink-soft)}
details p{margin:0 0 1rem}
code{overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.summary:focus{outline-offset:3px}
@media (min-width:540px){.pair{grid-template-columns:1fr 1fr}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (forced-colors:active){.pass,button,.button{border:1px solid}}
`;
