/** Elements that draw. Others, such as the data of an editor, are left out. */
export const drawn: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image title desc ' +
    'style view linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
    'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset ' +
    'fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** Elements whose content stays without them. */
export const unwrapped: ReadonlySet<string> = new Set(['a', 'switch']);

/** Elements that run or embed something. A drawing that has one is refused, in any spelling. */
export const active: ReadonlySet<string> = new Set(
  'script foreignobject iframe embed object handler listener html body audio video canvas'.split(' '),
);

const inlinePicture = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]*$/;

/** Tells if a reference stays inside the drawing: a part of it, or for a picture its own bytes. */
export const staysInside = (element: string, address: string): boolean =>
  /^#[^\s#]+$/.test(address) || (element === 'image' && inlinePicture.test(address));

/**
 * Tells if a style or another value loads nothing. Escapes are refused, because they spell the same names in
 * other ways.
 */
export function loadsNothing(value: string): boolean {
  if (/@import|image-set\s*\(|src\s*\(|expression\s*\(|javascript:|\\/i.test(value)) return false;
  return [...value.matchAll(/url\s*\(\s*["']?\s*(.)/gi)].every(([, first]) => first === '#');
}
