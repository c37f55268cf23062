/** How the UFRGS sets and grades an essay. */
import type { ExamRules } from '#domain/writing/exam-rules.ts'

export const UFRGS: ExamRules = {
  id: 'ufrgs',
  name: 'UFRGS',
  kind: 'vestibular',
  edition: 'Concurso Vestibular 2026',
  task: 'Uma dissertação dentro de uma situação dada (por exemplo, um texto para ser lido em audiência pública), com ponto de vista próprio.',
  lines: { min: 30, max: 50 },
  titleRule: 'required',
  criteria: [
    {
      id: 'analitica',
      name: 'Leitura analítica',
      about: 'Estrutura, conteúdo (ponto de vista e argumentos) e expressão linguística, cada parte por si.',
      points: { min: 0, max: 10 },
    },
    {
      id: 'holistica',
      name: 'Leitura holística',
      about: 'O texto como um todo: o tipo pedido, com um ponto de vista sustentado até o fim.',
      points: { min: 0, max: 10 },
    },
  ],
  formula: { kind: 'converted', of: 15 },
  maximum: 15,
  certainty: 'second-hand',
  differences: [
    'O texto começa onde o do ENEM termina: são de 30 a 50 linhas, e com menos de 30 ele nem é avaliado.',
    'O título é obrigatório e tem linha própria, que não conta.',
    'A primeira pessoa é bem-vinda, e a experiência própria vale como argumento.',
    'Proposta de intervenção não é exigida; cabe se a situação pedir.',
  ],
  zeroes: ['Menos de 30 linhas: o texto não é avaliado.'],
  themes: [
    {
      year: 2026,
      title: 'Para que estudar? Motivos para a evasão e o abandono escolar',
      certainty: 'medium',
    },
    { year: 2025, title: 'A memória da enchente de 2024 no Rio Grande do Sul', certainty: 'high' },
    { year: 2024, title: 'Que História pode e deve ser ensinada?', certainty: 'medium' },
    { year: 2022, title: 'A relação entre mudanças climáticas e direitos humanos', certainty: 'high' },
  ],
  sources: [
    'Citação do edital do CV 2026, itens 6.16.5 a 6.16.7 (não o lemos no original)',
    'GZH, dezembro de 2018, dezembro de 2024 e 1/12/2025; Jornal do Comércio, fevereiro de 2022',
    'Os títulos de 2022 e 2025 dizem o assunto com palavras nossas',
  ],
}
