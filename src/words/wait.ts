/** Returns a waiting time for the messages: seconds below 45 seconds, whole minutes above. */
export function waitOf(seconds: number): { unit: 'second' | 'minute'; count: number } {
  return seconds <= 45
    ? { unit: 'second', count: Math.max(1, Math.ceil(seconds)) }
    : { unit: 'minute', count: Math.ceil(seconds / 60) };
}
