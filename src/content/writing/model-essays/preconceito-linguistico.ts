/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const PRECONCEITO_LINGUISTICO: ModelEssay = {
  id: 'preconceito-linguistico',
  axis: 'Cultura',
  themeId: 'preconceito-linguistico',
  structure: 'O equívoco e o interesse',
  theme: 'Caminhos para combater o preconceito linguístico no Brasil',
  paragraphs: [
    'Em 1973, a censura da ditadura militar vetou sambas que Adoniran Barbosa havia composto duas décadas antes, como o “Samba do Arnesto”, cujo problema não estava na política, e sim na gramática: para ser liberada, a letra deveria trocar a fala do Brás pela dos manuais. Embora já não se proíbam canções, continua-se a corrigir pessoas. Nesse sentido, o preconceito linguístico persiste no Brasil seja pela confusão entre uma única variedade e a língua inteira, seja pelo julgamento social que se esconde por trás da pronúncia.',
    'De início, o preconceito linguístico nasce do equívoco de confundir uma variedade da língua – a norma-padrão, indispensável à escrita formal – com o próprio idioma. Segundo o linguista Marcos Bagno, em “Preconceito Linguístico: o que é, como se faz”, de 1999, a ideia de que o brasileiro não sabe português é um mito, já que todo falante domina a gramática com a qual cresceu. Oswald de Andrade havia intuído algo semelhante em 1925: no poema “Vício na Fala”, quem diz “teia” em lugar de “telha” segue, apesar do desprezo alheio, a levantar telhados, imagem que demonstra que a fala estigmatizada não impede ninguém de construir, embora o impeça de ser reconhecido pela construção. Dessa forma, quando a escola ignora essa lição e trata toda variação como erro, o estudante não aprende a norma: aprende a calar-se.',
    'Além disso, o que se julga raramente é a pronúncia; é a origem social de quem a produz. Em pesquisa publicada em 2013, os linguistas Livia Oushiro e Ronald Beline Mendes observaram que o chamado “erre caipira” aparece na fala dos paulistanos sobretudo na periferia e entre os menos escolarizados. Essa consoante vira piada na boca do porteiro e charme na do cantor sertanejo, o que comprova que o prestígio não vem da garganta, mas do bolso. A linguagem funciona, nesse cenário, como documento exigido na entrada: o sotaque nordestino ou a concordância popular são lidos antes do currículo, e a vaga se fecha sem que ninguém precise admitir o motivo. Desse modo, forma-se uma discriminação que se disfarça de zelo pela língua e que, por parecer cultura, dispensa a vergonha.',
    'Logo, é necessário ensinar a norma sem humilhar a fala. Para isso, o Ministério da Educação, responsável pelas diretrizes curriculares, deve, em conjunto com as universidades públicas, promover a formação continuada de professores, por meio de cursos que partam de gravações de falantes de todas as regiões, a fim de que a variação linguística seja estudada como fato e a norma-padrão, como direito. Ao Ministério do Trabalho e Emprego cabe, ainda, criar campanhas dirigidas aos recrutadores, com relatos de candidatos rejeitados pelo sotaque, para que a origem de quem fala deixe de ser critério de contratação. Com isso, o país poderá ouvir um samba de Adoniran sem a caneta vermelha da censura na mão.',
  ],
  marks: [
    {
      quote: 'cujo problema não estava na política, e sim na gramática',
      comment: 'Um episódio pouco conhecido e exato, que já contém o tema: alguém corrige a fala de alguém.',
      competence: 2,
    },
    {
      quote: 'seja pela confusão entre uma única variedade e a língua inteira, seja pelo julgamento social',
      comment: 'O par “seja… seja” anuncia um equívoco e um interesse: duas causas de natureza diferente.',
      competence: 3,
    },
    {
      quote: '– a norma-padrão, indispensável à escrita formal –',
      comment: 'Travessões no lugar de vírgulas: o aposto fica claro mesmo em um período longo.',
      competence: 1,
    },
    {
      quote: 'imagem que demonstra que a fala estigmatizada não impede ninguém de construir',
      comment: 'O poema é lido, e não só citado: “telhados” vira argumento.',
      competence: 2,
    },
    {
      quote: 'não aprende a norma: aprende a calar-se',
      comment: 'O fecho do parágrafo acrescenta uma consequência em vez de repetir o tópico.',
      competence: 3,
    },
    {
      quote: 'Além disso, o que se julga raramente é a pronúncia; é a origem social',
      comment: 'A transição repete de propósito palavras da tese e mostra em que ponto do plano estamos.',
      competence: 4,
    },
    {
      quote: 'o prestígio não vem da garganta, mas do bolso',
      comment:
        'A frase interpreta a pesquisa com palavras do autor. Frase curta depois de período longo: ritmo.',
      competence: 3,
    },
    {
      quote: 'por meio de cursos que partam de gravações de falantes de todas as regiões',
      comment: 'O meio é detalhado e só serve a este tema.',
      competence: 5,
    },
    {
      quote: 'com relatos de candidatos rejeitados pelo sotaque',
      comment: 'A segunda proposta também traz detalhe e responde ao segundo argumento.',
      competence: 5,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Pontuação segura, inclusive com travessões e dois-pontos; registro formal sem afetação.',
    },
    {
      competence: 2,
      score: 200,
      reason: 'Música, linguística e literatura, cada uma com um papel no argumento.',
    },
    {
      competence: 3,
      score: 160,
      reason: 'Argumentos claros e autorais; que o sotaque feche vagas é afirmado com força, mas sem dado.',
    },
    {
      competence: 4,
      score: 200,
      reason: 'Articulação constante, com retomadas e paralelismos.',
    },
    {
      competence: 5,
      score: 200,
      reason:
        'Duas propostas com agente, ação, meio e finalidade; a primeira traz todos os elementos detalhados.',
    },
  ],
  sources: [
    'Adoniran Barbosa, Samba do Arnesto; vetado pela censura em 1973 (imprensa e biografias do compositor)',
    'Marcos Bagno, Preconceito Linguístico: o que é, como se faz, 1999',
    'Oswald de Andrade, Vício na Fala, em Pau-Brasil, 1925',
    'Livia Oushiro e Ronald Beline Mendes, Revista do GEL, 2013',
  ],
}
