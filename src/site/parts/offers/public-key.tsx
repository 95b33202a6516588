/**
 * The public API key, in the form that the existing site's pages have, because programs extract it with
 * `API_KEY:"([^"]+)"`. The script element is a data block and never runs; the configuration refuses quotes
 * and `<`.
 */
export function PublicKey({ value }: { value: string | null }) {
  if (value === null) return null;
  return <script type="text/plain" dangerouslySetInnerHTML={{ __html: `API_KEY:"${value}"` }} />;
}
