/** The part of subset-font that we use; the package brings no types. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      keepFeatures?: readonly string[]
      preserveNameIds?: readonly number[]
      keepAllGlyphs?: boolean
    },
  ): Promise<Buffer>
  export = subsetFont
}
