// Next declares these in next-env.d.ts as well, but a fresh clone is type-checked before that file exists.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
declare module '*.svg' {
  const image: { src: string; width: number; height: number }
  export default image
}
