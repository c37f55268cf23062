/** The words, the ground and the drawing of each page's picture for link previews. The name is the page's address. */

import { INKS } from '../booklets/typeset-theme.ts'
import { bridge, door, firstLine, key } from '../covers/art-of-the-parts.ts'
import { fan, fiveMarks, notebook, redacted } from '../covers/art-of-the-whole.ts'
import { BOARD, CHALK } from '../covers/shapes.ts'

export type SocialCard = {
  /** One entry a line; the last is swept by the marker. */
  readonly title: readonly string[]
  readonly line: string
  readonly look: Look
  readonly art: () => string
}

type Look = { readonly ground: string; readonly text: string; readonly isDark: boolean }

const PAPER: Look = { ground: '#F1ECDD', text: INKS.ink, isDark: false }
const SKY: Look = { ground: '#D5DEFB', text: INKS.ink, isDark: false }
const MINT: Look = { ground: '#BFE0D0', text: INKS.ink, isDark: false }
const SLATE: Look = { ground: BOARD, text: CHALK, isDark: true }
const PEN: Look = { ground: INKS.pen, text: '#FFFFFF', isDark: true }
const GREEN: Look = { ground: INKS.green, text: '#FFFFFF', isDark: true }

function card(title: string, line: string, look: Look, art: () => string): SocialCard {
  return { title: title.split('|'), line, look, art }
}

export const SOCIAL_CARDS: Readonly<Record<string, SocialCard>> = {
  inicio: card('Domine a|redação', 'e conquiste a sua aprovação', PEN, fan),
  store: card('Apostilas|de redação', 'Em PDF, parte por parte do texto', SKY, door),
  premium: card('Acesso|Premium', 'Por mês ou por ano, e você cancela quando quiser', MINT, key),
  ebooks: card('E-books', 'Seis apostilas, do primeiro texto à nota máxima', MINT, notebook),
  cursos: card('Cursos', 'Aulas em sequência, da tese à proposta', SKY, bridge),
  'banco-de-temas': card(
    'Banco de|temas',
    '42 propostas em sete eixos, e os temas reais do ENEM',
    PAPER,
    firstLine,
  ),
  'banco-de-repertorios': card(
    'Banco de|repertórios',
    'Livros, leis, filmes e fatos conferidos, com fonte',
    GREEN,
    bridge,
  ),
  'banco-de-conectivos': card(
    'Banco de|conectivos',
    'A palavra certa entre uma ideia e outra',
    SLATE,
    bridge,
  ),
  'redacoes-nota-maxima': card(
    'Redações|nota máxima',
    'Três textos comentados por competência',
    PAPER,
    fiveMarks,
  ),
  minicurso: card('Minicurso|gratuito', 'Seis níveis, insígnias e muita prática', PEN, key),
  'gerador-de-redacao': card('Gerador de|redação', 'Um texto-modelo para estudar a estrutura', SKY, notebook),
  'corretor-de-redacao': card(
    'Corretor de|redação',
    'Nota e análise pelas cinco competências',
    PAPER,
    fiveMarks,
  ),
  pratica: card('Prática|diária', 'Sete minutos por dia para os seus próprios erros', MINT, firstLine),
  simulado: card('Simulado|do mês', 'Tema secreto, um relógio, uma chance', SKY, firstLine),
  xp: card('O que|vale XP', 'Pontos por aprender, e não por ficar', PAPER, fiveMarks),
  'outras-provas': card(
    'Outras|provas',
    'Fuvest, Unicamp, Unesp, concursos: como cada banca corrige',
    SKY,
    key,
  ),
  'como-calculamos-a-nota': card(
    'Como|calculamos|a nota',
    'O que o corretor mede, e o que ele não sabe',
    PAPER,
    fiveMarks,
  ),
  'desafio-mensal': card('Desafio|mensal', 'Um tema por mês, lido e votado por todos', GREEN, firstLine),
  novidades: card('Novidades', 'O que mudou na plataforma', MINT, notebook),
  'quem-somos': card('Quem|somos', 'E as respostas para as perguntas mais frequentes', PAPER, fan),
  chat: card('Chat da|comunidade', 'Dúvidas e conversas de quem está treinando', SLATE, redacted),
  'cronograma-de-estudos': card(
    'Cronograma|de estudos',
    'A sua semana pelo que mais pesa na prova',
    MINT,
    notebook,
  ),
  feedback: card('Feedback', 'O que os estudantes acham da plataforma', SKY, firstLine),
  contato: card('Contato', 'Fale com a gente: cada mensagem tem protocolo', PAPER, firstLine),
  'termos-de-uso': card('Termos|de uso', 'As regras da casa, em português claro', PAPER, redacted),
  'politica-de-privacidade': card(
    'Política de|privacidade',
    'Que dados guardamos, para quê e por quanto tempo',
    PAPER,
    redacted,
  ),
  'privacidade-em-resumo': card(
    'Privacidade|em resumo',
    'O essencial sobre os seus dados, em uma página',
    PAPER,
    redacted,
  ),
  'trocas-e-desistencia': card('Trocas e|desistência', 'Sete dias para desistir, e como fazer', PAPER, door),
  acessibilidade: card('Acessibilidade', 'O que já funciona e como avisar do que falta', PAPER, fiveMarks),
  'regras-da-comunidade': card(
    'Regras da|comunidade',
    'Como conversar, ler e comentar por aqui',
    SLATE,
    redacted,
  ),
  'protecao-de-menores': card(
    'Proteção|de menores',
    'Como cuidamos de quem ainda não fez 18 anos',
    PAPER,
    key,
  ),
  'para-responsaveis': card('Para|responsáveis', 'O que saber antes de deixar estudar aqui', PAPER, key),
  login: card('Entrar', 'Os seus materiais e o seu progresso', SKY, door),
  cadastro: card('Criar conta', 'Grátis, em um minuto', PEN, key),
}
