export default function HomePage() {
  return <h1>Mon Volontariat International</h1>;
}
