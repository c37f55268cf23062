/** What the landing page says of itself, and on its first screen. */
export const landingHeroTexts = {
  description:
    'Apostilas, temas, repertórios e prática guiada para você escrever a redação do ENEM, dos vestibulares e dos concursos.',
  // Product §2 Landing page: hero
  hero: {
    title: 'Domine a redação',
    titleMarked: 'e conquiste a sua aprovação',
    lead: 'Escreva um parágrafo e veja na hora o que a professora marcaria. Depois vêm a nota, o porquê e o próximo passo.',
    signUp: 'Cadastre-se grátis',
    courses: 'Ver cursos',
    secretLabel: 'Presente para você',
  },
} as const
