/** Origins of video frames: the only other sites that a page may embed. */
export const frameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
] as const;

/** A film of another site: the address of its frame, and the name of the site. */
export type VideoFrame = { readonly address: string; readonly host: string };

const id = '[\\w-]{1,64}';

type Reader = { readonly shows: RegExp; readonly frame: (video: string, rest: string | undefined) => string };

// Recognisers of video addresses, in the forms in which people copy them. Each returns the address of the
// frame that stores the least data about viewers.
const readers: readonly Reader[] = [
  {
    shows: new RegExp(`^(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com/(?:watch\\?(?:.*&)?v=|embed/|shorts/)(${id})`),
    frame: (video) => `https://www.youtube-nocookie.com/embed/${video}`,
  },
  { shows: new RegExp(`^youtu\\.be/(${id})`), frame: (video) => `https://www.youtube-nocookie.com/embed/${video}` },
  {
    // The address of an unlisted video has a key after the number.
    shows: /^(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d{1,20})(?:\/([0-9a-f]{1,64}))?/,
    frame: (video, key) => `https://player.vimeo.com/video/${video}?dnt=1${key === undefined ? '' : `&h=${key}`}`,
  },
  {
    shows: new RegExp(`^(?:(?:www\\.)?dailymotion\\.com/(?:embed/)?video|dai\\.ly)/(${id})`),
    frame: (video) => `https://geo.dailymotion.com/player.html?video=${video}`,
  },
];

/**
 * Returns the frame of a video. Null for a site whose videos are not embedded; the page then shows a link.
 */
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
 * Permissions of a player (the frame's `sandbox`): scripts and storage of its site, full screen, and links
 * that open its site in a new window. A player cannot navigate our page.
 */
export const playerMay = 'allow-scripts allow-same-origin allow-presentation allow-popups';
