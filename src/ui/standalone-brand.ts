import { palette } from './palette.ts';

const byScheme = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;
const { paper, ink, coral, onCoral, airmailInk } = palette;

/** Mark and name of the site, for pages that load no other file. `standaloneBrandStyle` colours them. */
export const standaloneBrand = `<svg class="mark" viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
<circle class="disc" cx="22" cy="22" r="22"/><circle class="ring" cx="22" cy="22" r="16.5"/>
<path class="wing" d="m10 24.5 24-11.5-8.2 21.8-5.2-9z"/><path class="fold" d="m20.6 25.8 13.4-12.8"/></svg>
<span>Mon Volontariat <b>International</b></span>`;

/** Style of the mark, and of the airmail edge above the page. */
export const standaloneBrandStyle = `body::before{content:'';display:block;height:6px;
background:repeating-linear-gradient(-60deg,${byScheme(coral)} 0 14px,${byScheme(paper)} 14px 24px,
${byScheme(airmailInk)} 24px 38px,${byScheme(paper)} 38px 48px)}
a.brand{display:inline-flex;gap:.75rem;align-items:center;min-height:2.75rem;color:${byScheme(ink)};
font-weight:800;line-height:1.15;text-decoration:none}
.brand b{display:block;color:${byScheme(coral)}}
.mark{flex:none}.disc{fill:${byScheme(coral)}}.wing{fill:${byScheme(onCoral)}}
.ring{fill:none;stroke:${byScheme(onCoral)};stroke-width:1.6;stroke-dasharray:2.6 2.6}
.fold{stroke:${byScheme(coral)};stroke-width:1.6}`;
