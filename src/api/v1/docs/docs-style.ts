import { standaloneBrandStyle } from '#ui/standalone-brand.ts';
import { palette } from '#ui/palette.ts';

const { paper, paperRaised, line, ink, inkSoft, link, focus, coral, sea } = palette;

const colours = Object.entries({ paper, paperRaised, line, ink, inkSoft, link, focus, coral, sea })
  .map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark});`)
  .join('');

/**
 * Style of the documentation, and of the frame around the page to try the API. It loads nothing, not even a
 * font.
 */
export const docsStyle = `:root{color-scheme:light dark;${colours}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif}
a{color:var(--link);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
header,main{max-width:72rem;margin:0 auto;padding:0 1.25rem}
header{padding-block:1.5rem .5rem}
.ways,.links{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:0;padding:0;list-style:none}
.ways a,.links a,nav a{display:inline-flex;align-items:center;min-height:2.75rem}
h1{margin:.5rem 0;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.75rem);line-height:1.15;text-wrap:balance}
h2{margin:.25rem 0 .75rem;font-size:1.625rem;line-height:1.25}
h3{margin:2rem 0 .5rem;font-size:1.125rem}
.lead{max-width:44rem;font-size:1.1875rem;color:var(--inkSoft)}
main{padding-bottom:5rem}
nav h2,.tag{margin:1rem 0 0;font-size:.9375rem;font-weight:600;color:var(--inkSoft)}
nav ul{margin:0;padding:0;list-style:none}
section{border-top:1px solid var(--line);margin-top:3rem;padding-top:1.5rem;min-width:0}
section p{max-width:44rem}
code,pre{font:.9375rem/1.6 ui-monospace,SFMono-Regular,Menlo,monospace}
code{overflow-wrap:anywhere}
.way{padding:.5rem .75rem;border-radius:.375rem;background:var(--paperRaised);border:1px solid var(--line)}
.way b{color:var(--sea)}
dl{margin:0;display:grid;gap:.25rem 1.5rem}
dt{margin-top:.75rem}dt code{font-weight:600}dd{margin:0}
figure{margin:0 0 1rem;border:1px solid var(--line);border-radius:.625rem;background:var(--paperRaised);overflow:hidden}
figcaption{display:flex;align-items:center;justify-content:space-between;min-height:2.75rem;padding-left:1rem;
font-size:.9375rem;color:var(--inkSoft);border-bottom:1px solid var(--line)}
pre{margin:0;padding:.875rem 1rem;overflow-x:auto}pre code{overflow-wrap:normal}
pre:focus-visible{outline-offset:-3px}
button{min-height:2.75rem;min-width:2.75rem;padding:0 1rem;border:0;background:none;color:var(--link);font:inherit;
cursor:pointer;text-decoration:underline;text-underline-offset:.2em}
button:focus-visible{outline-offset:-3px}
summary{min-height:2.75rem;padding:.625rem 0;cursor:pointer;color:var(--link)}
details pre{border:1px solid var(--line);border-radius:.625rem;background:var(--paperRaised)}
[role=status]{position:fixed;inset:auto 1rem 1rem auto;max-width:calc(100vw - 2rem);margin:0;padding:.5rem 1rem;
border-radius:.625rem;background:var(--ink);color:var(--paper)}
[role=status]:empty{padding:0}
@media(min-width:48rem){dl{grid-template-columns:minmax(10rem,auto) 1fr}dt{margin:0}}
@media(min-width:64rem){main{display:grid;grid-template-columns:16rem minmax(0,1fr);gap:0 3rem}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding:1rem 0 2rem}
nav a{min-height:2rem;font-size:.9375rem}section:first-child{margin-top:1rem;border-top:0}}
.ways{align-items:center;margin-bottom:1.5rem}
${standaloneBrandStyle}`;
