declare module '*.woff2?url' {
  const url: string;
  export default url;
}

declare module '*.webm?url' {
  const url: string;
  export default url;
}

declare module '*.mp4?url' {
  const url: string;
  export default url;
}
