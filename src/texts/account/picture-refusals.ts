/** Total over the union: a new code without a sentence does not compile. */
import type { PictureRefusal } from '#domain/account/picture.ts'

/** Which file was not taken and why; the description under "Erro de Upload!" (product §8). */
export function pictureRefusalText(refusal: PictureRefusal): string {
  const file = refusal.fileName ? `“${refusal.fileName}”` : 'O arquivo'
  switch (refusal.code) {
    case 'picture-empty':
      return `${file} está vazio. Escolha outra imagem.`
    case 'picture-unknown-format':
      return `${file} não é uma imagem que possamos abrir. Envie JPEG, PNG, WebP, GIF ou AVIF.`
    case 'picture-too-large':
      return `${file} passa de ${refusal.maxMegabytes} MB. Escolha uma imagem menor.`
    case 'picture-too-many-pixels':
      return `${file} passa de ${refusal.maxMegapixels} milhões de pixels. Diminua a imagem e tente de novo.`
    case 'picture-damaged':
      return `${file} está danificado ou incompleto. Escolha outra imagem.`
  }
}
