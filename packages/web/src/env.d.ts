/** What Vite fills in. */
interface ImportMetaEnv {
  readonly PROD: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*.css';
declare module '*?raw' {
  const text: string;
  export default text;
}
