export default function Screen() {
  return <main id="main" />;
}
