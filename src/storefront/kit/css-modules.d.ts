// Next declares these in next-env.d.ts as well; the type-check of a fresh clone has no such file yet.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
declare module '*.svg' {
  const image: { src: string; width: number; height: number }
  export default image
}
