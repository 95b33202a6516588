/** Where the frames of videos come from: the only other sites that a page may embed. */
export const frameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
] as const;

/** A film that another site shows: the address of its frame, and the name of that site. */
export type VideoFrame = { readonly address: string; readonly host: string };

const id = '[\\w-]{1,64}';

type Reader = { readonly shows: RegExp; readonly frame: (video: string, rest: string | undefined) => string };

// An address as people copy it leads to the frame that keeps least of whoever looks at it.
const readers: readonly Reader[] = [
  {
    shows: new RegExp(`^(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com/(?:watch\\?(?:.*&)?v=|embed/|shorts/)(${id})`),
    frame: (video) => `https://www.youtube-nocookie.com/embed/${video}`,
  },
  { shows: new RegExp(`^youtu\\.be/(${id})`), frame: (video) => `https://www.youtube-nocookie.com/embed/${video}` },
  {
    // A video that is not listed has a key after its number.
    shows: /^(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d{1,20})(?:\/([0-9a-f]{1,64}))?/,
    frame: (video, key) => `https://player.vimeo.com/video/${video}?dnt=1${key === undefined ? '' : `&h=${key}`}`,
  },
  {
    shows: new RegExp(`^(?:(?:www\\.)?dailymotion\\.com/(?:embed/)?video|dai\\.ly)/(${id})`),
    frame: (video) => `https://geo.dailymotion.com/player.html?video=${video}`,
  },
];

/** Null for an address of a site whose videos are not embedded: its link is all that is shown. */
export function videoFrame(address: string | null | undefined): VideoFrame | null {
  const url = URL.parse(address ?? '');
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return null;
  const path = url.host + url.pathname + url.search;
  for (const { shows, frame } of readers) {
    const [, video, rest] = shows.exec(path) ?? [];
    if (video !== undefined) return { address: frame(video, rest), host: url.host.replace(/^(?:www|m|player)\./, '') };
  }
  return null;
}

/**
 * What a player may do (the frame's `sandbox`): its scripts and its storage, full screen, and the link to its
 * own site; it leads this page nowhere.
 */
export const playerMay = 'allow-scripts allow-same-origin allow-presentation allow-popups';
