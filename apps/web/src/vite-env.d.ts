/// <reference types="vite/client" />

declare module '*?inline-script' {
  const source: string;
  export default source;
}

declare module '*?script-source' {
  const source: string;
  export default source;
}

declare module '*?script-file' {
  const address: string;
  export default address;
}

declare module '*?script-address' {
  const address: string;
  export default address;
}
