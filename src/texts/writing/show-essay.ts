/** Texts of an essay that a minor shows to the guardians, at the version's page (product §10 Guardians). */
import { reasonOf } from '../shared/asked.ts'

const refusals = {
  essay_not_found: 'Esta versão não existe mais.',
  nobody_tied: 'Ninguém está vinculado à sua conta agora.',
} as Readonly<Record<string, string>>

export const showEssayTexts = {
  failure: (code: string) => ({
    variant: 'destructive' as const,
    title: 'Não deu certo',
    description: refusals[code] ?? reasonOf(code),
  }),
  heading: 'Mostrar a quem responde por você',
  lead: 'Só você decide. Quem está vinculado a você lê esta versão, com as marcas e a nota estimada, e nada mais. Você pode deixar de mostrar quando quiser.',
  label: ({ number }: { number: number }) => `Mostrar a versão ${number}`,
  shown: { title: 'Esta versão está à vista de quem responde por você.' },
  hidden: { title: 'Esta versão não aparece mais para quem responde por você.' },
} as const
