/** The part of the XML parser that is used; the package brings no types. */
declare module 'sax' {
  type Tag = Readonly<{ name: string; attributes: Readonly<Record<string, string>> }>
  type Parser = {
    onerror: (error: Error) => void
    ondoctype: (text: string) => void
    onopentag: (tag: Tag) => void
    onclosetag: (name: string) => void
    ontext: (text: string) => void
    oncdata: (text: string) => void
    write: (text: string) => Parser
    close: () => Parser
  }
  const sax: { parser: (strict: boolean, options: Readonly<{ strictEntities: boolean }>) => Parser }
  export default sax
}
