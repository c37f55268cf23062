/**
 * The theme bank as its screen shows it: the 7 axes in the order of product §2. Each has its first six themes, then
 * those on what is discussed now (decision 0213).
 */
import type { PracticeTheme, ThemeAxisId } from '#domain/study/theme.ts'
import { CIDADANIA } from './cidadania.ts'
import { EDUCACAO } from './educacao.ts'
import { MEIO_AMBIENTE } from './meio-ambiente.ts'
import { SAUDE } from './saude.ts'
import { SEGURANCA } from './seguranca.ts'
import { SOCIEDADE } from './sociedade.ts'
import { TRABALHO } from './trabalho.ts'

export const THEME_AXES: readonly {
  id: ThemeAxisId
  name: string
  themes: readonly PracticeTheme[]
}[] = [
  { id: 'saude', name: 'Saúde', themes: SAUDE },
  { id: 'educacao', name: 'Educação', themes: EDUCACAO },
  { id: 'seguranca', name: 'Segurança', themes: SEGURANCA },
  { id: 'trabalho', name: 'Trabalho', themes: TRABALHO },
  { id: 'sociedade', name: 'Sociedade', themes: SOCIEDADE },
  { id: 'meioAmbiente', name: 'Meio Ambiente', themes: MEIO_AMBIENTE },
  { id: 'cidadania', name: 'Cidadania', themes: CIDADANIA },
]
