import { href } from 'react-router'

/** Pages that ask for what the owner has written when a visitor comes to them from another page. */
export const PAGES_OF_PACK: readonly string[] = [
  href('/banco-de-temas'),
  href('/banco-de-repertorios'),
  href('/banco-de-conectivos'),
  href('/corretor-de-redacao'),
  href('/corretor-de-redacao/folha'),
  href('/corretor-de-redacao/foto'),
  href('/redacoes-nota-maxima'),
]
