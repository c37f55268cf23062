/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const REFUGIADOS_E_IMIGRANTES: ModelEssay = {
  id: 'refugiados-e-imigrantes',
  axis: 'Direitos Humanos e Cidadania',
  themeId: 'refugiados-e-imigrantes',
  structure: 'Antes e depois da fronteira',
  theme: 'Desafios para o acolhimento de refugiados e imigrantes no Brasil',
  paragraphs: [
    'Em janeiro de 2022, o congolês Moïse Kabagambe, que chegara ainda adolescente ao Brasil para escapar da guerra, foi espancado até a morte em um quiosque do Rio de Janeiro, onde, segundo a família, cobrava diárias atrasadas. Esse crime desmentiu a imagem de um país naturalmente hospitaleiro. Nesse sentido, o acolhimento de refugiados e imigrantes permanece incompleto no Brasil, ora porque a xenofobia seleciona o estrangeiro bem-vindo, ora porque, depois da fronteira, falta integração ao trabalho e à escola.',
    'Antes de tudo, a xenofobia brasileira é seletiva e, por isso, custa a ser reconhecida. Enquanto imigrantes europeus foram atraídos, na passagem do século XIX para o XX, por uma política que pretendia embranquecer a população, africanos, haitianos e venezuelanos são hoje recebidos com desconfiança, como se disputassem com os nascidos aqui o emprego, o leito e a calçada. No ensaio “Nós, Refugiados”, publicado em 1943, a filósofa Hannah Arendt – ela mesma exilada do nazismo – descreve a humilhação de quem perde, com a casa, a língua e o ofício, a naturalidade de existir. Dessa forma, o preconceito repete, no país de chegada, a violência que motivou a partida.',
    'Além da xenofobia, o acolhimento é limitado pela ausência de integração, visto que entrar não significa pertencer. Em 2024, conforme o relatório Refúgio em Números, 68.159 pessoas solicitaram refúgio ao Brasil, e, entre os refugiados reconhecidos naquele ano, 41,8% tinham até 18 anos. Trata-se de uma população em idade escolar, amparada pela Lei nº 13.445, de 2017, que substituiu a lógica da suspeita, herdada da ditadura militar, pela da garantia de direitos. Essa legislação, todavia, raramente ultrapassa a mesa da documentação: sem professores preparados para alfabetizar em uma segunda língua e sem a revalidação dos diplomas estrangeiros, a criança emudece na sala de aula, e a mãe engenheira vende café no semáforo. Assim, o país concede o documento e desperdiça a pessoa.',
    'Logo, é preciso transformar a permissão de entrada em oportunidade de permanência. Para tanto, o Ministério da Justiça e Segurança Pública, responsável pela política migratória, deve criar, em parceria com as Universidades Federais, centros regionais de integração, por meio de cursos gratuitos de português e de comissões que revalidem diplomas em até seis meses, a fim de que refugiados e imigrantes exerçam a profissão que trouxeram consigo. Ao Ministério da Educação cabe, ainda, promover a formação de professores para o acolhimento linguístico, mediante materiais bilíngues elaborados com as próprias comunidades, para que a sala de aula seja fronteira aberta. Dessa maneira, o Brasil honrará a hospitalidade que anuncia e que faltou a Moïse.',
  ],
  marks: [
    {
      quote: 'Esse crime desmentiu a imagem de um país naturalmente hospitaleiro',
      comment: 'Período curto depois de um longo: a ideia a ser discutida fica sozinha, em destaque.',
      competence: 3,
    },
    {
      quote:
        'ora porque a xenofobia seleciona o estrangeiro bem-vindo, ora porque, depois da fronteira, falta integração',
      comment: 'O par “ora… ora” anuncia os argumentos e a ordem: primeiro o olhar, depois o Estado.',
      competence: 3,
    },
    {
      quote: 'por uma política que pretendia embranquecer a população',
      comment: 'O contraste histórico prova que a hospitalidade sempre escolheu a quem receber.',
      competence: 2,
    },
    {
      quote: '– ela mesma exilada do nazismo –',
      comment: 'O aposto entre travessões explica por que a autora importa, sem quebrar o período.',
      competence: 1,
    },
    {
      quote: 'Dessa forma, o preconceito repete, no país de chegada, a violência que motivou a partida',
      comment: 'A conclusão do parágrafo retoma Arendt e leva de volta ao Brasil.',
      competence: 4,
    },
    {
      quote: 'visto que entrar não significa pertencer',
      comment: 'Quatro palavras que resumem o argumento inteiro.',
      competence: 3,
    },
    {
      quote: 'que substituiu a lógica da suspeita, herdada da ditadura militar, pela da garantia de direitos',
      comment: 'A lei vem com o que mudou. O elogio torna mais forte a crítica que vem a seguir.',
      competence: 2,
    },
    {
      quote:
        'por meio de cursos gratuitos de português e de comissões que revalidem diplomas em até seis meses',
      comment: 'O meio é duplo e traz prazo: atende à criança e à mãe do exemplo.',
      competence: 5,
    },
    {
      quote: 'a fim de que refugiados e imigrantes exerçam a profissão que trouxeram consigo',
      comment: 'A finalidade nomeia de novo o tema e devolve às pessoas o que o texto mostrou que perdem.',
      competence: 5,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Domínio da pontuação e da concordância; registro formal e sóbrio.',
    },
    {
      competence: 2,
      score: 200,
      reason: 'Caso real, história, filosofia, relatório e lei, todos ligados ao acolhimento.',
    },
    {
      competence: 3,
      score: 160,
      reason:
        'Argumentos fortes; a segunda parte trata de escola e de trabalho em poucas linhas, e cada um pedia mais espaço.',
    },
    {
      competence: 4,
      score: 200,
      reason: 'Conectivos precisos e retomadas que fazem o texto avançar.',
    },
    {
      competence: 5,
      score: 200,
      reason: 'Duas propostas com todos os elementos, uma para o trabalho e outra para a escola.',
    },
  ],
  sources: [
    'Imprensa (g1 e Extra), janeiro e fevereiro de 2022: morte de Moïse Kabagambe',
    'Hannah Arendt, Nós, Refugiados, ensaio publicado em inglês em 1943',
    'Observatório das Migrações Internacionais, Refúgio em Números, 2025',
    'Lei nº 13.445, de 24 de maio de 2017 (Lei de Migração)',
  ],
}
