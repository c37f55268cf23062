/** A copy of what an account holds, as a ZIP: the own one, or a guardian's of a minor. */
export const exportTexts = {
  exporting: 'Preparando sua cópia...',
  exported: { title: 'Cópia pronta', description: 'O arquivo ZIP foi para os seus downloads.' },
  failureTitle: 'Não foi possível exportar',
} as const
