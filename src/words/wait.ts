/** A wait as the messages take it: seconds below three quarters of a minute, whole minutes above. */
export function waitOf(seconds: number): { unit: 'second' | 'minute'; count: number } {
  return seconds <= 45
    ? { unit: 'second', count: Math.max(1, Math.ceil(seconds)) }
    : { unit: 'minute', count: Math.ceil(seconds / 60) };
}
