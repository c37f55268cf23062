/** The landing page's words. */
export const landingTexts = {
  description:
    'Apostilas, temas, repertórios e prática guiada para você escrever a redação do ENEM, dos vestibulares e dos concursos.',
  // Spec §2 Landing page: hero
  hero: {
    title: 'Domine a redação',
    titleMarked: 'e conquiste a sua aprovação',
    lead: 'Escrever bem se aprende linha por linha. Aqui você estuda com material direto ao ponto, pratica com temas de verdade e entende o que cada competência cobra.',
    signUp: 'Cadastre-se grátis',
    courses: 'Ver cursos',
    secretLabel: 'Presente para você',
  },
  sheet: {
    label:
      'Uma redação corrigida à mão: repertório e tese elogiados, um acento a corrigir e a nota 960 carimbada na folha.',
    theme: 'Tema: Desafios para formar jovens leitores no Brasil',
    lines: [
      { text: 'Em “Vidas Secas”, Graciliano Ramos mostra que', isStart: true },
      { text: 'a falta de palavras também é uma forma de pobreza.' },
      { text: 'Fora do romance, a leitura ainda não alcança muitos' },
      { text: 'jovens brasileiros, seja pelo preço dos livros, seja' },
      { text: 'pela ausência de bibliotecas nos bairros.', isEnd: true },
      { text: 'Em primeiro lugar, o livro tornou-se um objeto', isStart: true },
      { text: 'distante. Sem espaços públicos de leitura, o jovem' },
      { text: 'depende da renda da familia, e a desigualdade se' },
      { text: 'repete dentro da estante.', isEnd: true },
      { text: 'Portanto, cabe ao Ministério da Educação abrir', isStart: true },
      { text: 'bibliotecas nas escolas públicas, a fim de que ler' },
    ] as readonly { text: string; isStart?: boolean; isEnd?: boolean }[],
    notes: { repertoire: 'ótimo repertório!', thesis: 'tese clara', accent: 'família', agent: 'agente ✓' },
    stamp: { label: 'NOTA', score: '960' },
    competencies: [
      { name: 'C1', points: 160 },
      { name: 'C2', points: 200 },
      { name: 'C3', points: 200 },
      { name: 'C4', points: 200 },
      { name: 'C5', points: 200 },
    ],
  },
  features: {
    title: 'Tudo o que a sua redação precisa',
    lead: 'Doze ferramentas, da primeira ideia à última linha.',
    // Spec §2 Landing page: feature grid
    more: 'Saiba Mais',
    moreAbout: (title: string) => `sobre ${title}`,
    cards: [
      { to: '/cursos', title: 'Cursos', text: 'Aulas em sequência, do zero à nota máxima.' },
      {
        to: '/gerador-de-redacao',
        title: 'Gerador de Redação',
        text: 'Um texto-modelo sobre o seu tema, para estudar a estrutura.',
      },
      { to: '/corretor-de-redacao', title: 'Corretor', text: 'Nota e análise pelas cinco competências.' },
      { to: '/banco-de-temas', title: 'Banco de Temas', text: 'Temas por eixo para treinar sem repetir.' },
      {
        to: '/banco-de-repertorios',
        title: 'Banco de Repertórios',
        text: 'Livros, leis, filmes e fatos para sustentar a tese.',
      },
      {
        to: '/banco-de-conectivos',
        title: 'Banco de Conectivos',
        text: 'A palavra certa para ligar uma ideia à outra.',
      },
      {
        to: '/cronograma-de-estudos',
        title: 'Cronograma de Estudos',
        text: 'Sua semana dividida pelo que mais pesa na prova.',
      },
      {
        to: '/ebooks',
        title: 'E-books',
        text: 'As apostilas completas, parte por parte da redação.',
        isHighlighted: true,
      },
      {
        to: '/minicurso',
        title: 'Minicurso Gratuito',
        text: 'Seis níveis jogando, com insígnias no caminho.',
      },
      {
        to: '/chat',
        title: 'Chat da Comunidade',
        text: 'Dúvidas e conversas com quem também está treinando.',
      },
      {
        to: '/desafio-mensal',
        title: 'Desafio Mensal',
        text: 'Um tema por mês, textos lidos e votados por todos.',
      },
      { to: '/feedback', title: 'Feedback', text: 'O que os estudantes acham da plataforma.' },
    ] as readonly { to: string; title: string; text: string; isHighlighted?: boolean }[],
  },
  audience: {
    title: 'Para todos os estudantes',
    lead: 'A banca muda, a boa escrita fica. Você aprende o que vale em qualquer prova e o que cada uma pede a mais.',
    groups: [
      {
        title: 'ENEM',
        text: 'Texto dissertativo-argumentativo, cinco competências e uma proposta de intervenção que respeita os direitos humanos.',
      },
      {
        title: 'Vestibulares',
        text: 'Fuvest, Unicamp, Unesp e outros: gêneros diferentes, coletâneas mais longas e espaço para autoria.',
      },
      {
        title: 'Concursos públicos',
        text: 'Limite de linhas, norma-padrão e temas do serviço público, com o edital na mão.',
      },
    ],
    note: 'leia o enunciado duas vezes!',
  },
} as const
