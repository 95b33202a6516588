/**
 * The public API key in the form that pages of the existing site have, because programs extract the key with
 * `API_KEY:"([^"]+)"`. The script element is a data block, so no browser runs it. The configuration refuses
 * keys with quotes or `<`.
 */
export function PublicKey({ value }: { value: string | null }) {
  if (value === null) return null;
  return <script type="text/plain" dangerouslySetInnerHTML={{ __html: `API_KEY:"${value}"` }} />;
}
