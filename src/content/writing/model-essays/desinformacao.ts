/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const DESINFORMACAO: ModelEssay = {
  id: 'desinformacao',
  axis: 'Tecnologia',
  themeId: 'combate-a-desinformacao',
  structure: 'Quem lucra e quem lê',
  theme: 'Caminhos para combater a desinformação no Brasil',
  paragraphs: [
    'Em 1904, a Revolta da Vacina tomou as ruas do Rio de Janeiro: a imunização obrigatória contra a varíola – imposta com pouca explicação – deixou um vazio que o medo e o boato ocuparam. Mais de um século depois, o boato já não precisa da rua; basta-lhe um celular. Nesse cenário, o combate à desinformação no Brasil exige enfrentar tanto o modelo de negócio que lucra com ela quanto a frágil formação do público para reconhecê-la.',
    'Em primeiro lugar, a desinformação circula porque esse modelo de negócio a recompensa: as redes sociais vendem atenção, e seus algoritmos favorecem conteúdos que provocam reações imediatas, como a raiva e o espanto. Nesse ambiente, a notícia apurada, demorada e raramente escandalosa disputa espaço em desvantagem com a montagem feita em minutos, e o boato assustador recebe mais alcance do que a informação que o desmente. Segundo a filósofa Hannah Arendt, no ensaio “Verdade e Política”, de 1967, a liberdade de opinião torna-se uma farsa quando a informação sobre os fatos não está garantida. Sem esse chão comum, o debate público vira soma de gritos. Dessa maneira, enquanto a atenção for mercadoria, a desinformação terá quem a fabrique e quem a distribua.',
    'Além desse lucro, a desinformação é favorecida pela frágil formação do público brasileiro, que não foi ensinado a verificar. Embora a Lei nº 14.533, de 2023, tenha instituído a Política Nacional de Educação Digital, muitas escolas ainda tratam a tecnologia como ferramenta, e não como assunto: o estudante monta apresentações, mas não aprende a conferir a data de uma foto, a fonte de um vídeo ou o endereço de uma página. Entre os adultos, essa realidade é reproduzida, pois quem recebe um alerta falso de um parente querido confia no remetente e o repassa, convertida a boa intenção em veículo do engano. Logo, não basta punir quem inventa: é necessário formar quem lê, porque nenhuma lei alcança todas as mensagens que circulam entre amigos.',
    'Diante disso, para combater a desinformação, o Ministério da Educação, órgão responsável pelas diretrizes do ensino, deve criar, em conjunto com as Secretarias Estaduais, um programa de checagem de informações nas escolas, por meio da formação de professores e de oficinas mensais abertas às famílias, nas quais se analisem mensagens recebidas pela própria comunidade, a fim de que jovens e adultos aprendam a verificar antes de compartilhar. Ao Congresso Nacional cabe, ainda, exigir das plataformas transparência sobre a recomendação de conteúdos. Desse modo, o boato não voltará a ocupar o lugar dos fatos, como na Revolta da Vacina.',
  ],
  marks: [
    {
      quote: 'deixou um vazio que o medo e o boato ocuparam',
      comment:
        'O fato histórico não serve de enfeite: o “vazio” é a ideia que o texto retoma no presente e fecha na última linha.',
      competence: 2,
    },
    {
      quote: 'o boato já não precisa da rua; basta-lhe um celular',
      comment: 'Ponto e vírgula e pronome bem colocados, em uma frase curta que leva do passado ao presente.',
      competence: 1,
    },
    {
      quote:
        'tanto o modelo de negócio que lucra com ela quanto a frágil formação do público para reconhecê-la',
      comment:
        'O par “tanto… quanto” anuncia os dois argumentos com a mesma forma. O tema pede caminhos, e a tese diz o que enfrentar.',
      competence: 3,
    },
    {
      quote: 'Nesse ambiente, a notícia apurada',
      comment: 'A expressão resume o período anterior e prepara o contraste com a montagem.',
      competence: 4,
    },
    {
      quote: 'Sem esse chão comum, o debate público vira soma de gritos.',
      comment:
        'O fechamento explica a citação com outras palavras e mostra por que ela importa: repertório produtivo.',
      competence: 2,
    },
    {
      quote: 'a tecnologia como ferramenta, e não como assunto',
      comment:
        'Uma distinção própria, logo provada com um exemplo concreto. O argumento avança em vez de repetir a lei.',
      competence: 3,
    },
    {
      quote: 'pois quem recebe um alerta falso de um parente querido confia no remetente e o repassa',
      comment: '“Pois” explica a causa, e o pronome “o” retoma “alerta” sem repetir a palavra.',
      competence: 4,
    },
    {
      quote: 'nas quais se analisem mensagens recebidas pela própria comunidade',
      comment: 'O detalhamento diz o que acontece na oficina e torna o meio concreto.',
      competence: 5,
    },
    {
      quote: 'exigir das plataformas transparência sobre a recomendação de conteúdos',
      comment:
        'A segunda ação atende ao primeiro argumento, mas vem sem meio e sem finalidade. Se houvesse linha, seria o lugar de crescer.',
      competence: 5,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Estrutura sintática variada, regência e colocação pronominal seguras, registro formal.',
    },
    {
      competence: 2,
      score: 200,
      reason: 'Tema inteiro em todos os parágrafos; fato histórico, ensaio e lei a serviço do argumento.',
    },
    {
      competence: 3,
      score: 160,
      reason:
        'Projeto claro, mas o argumento dos algoritmos afirma mais do que prova: um caso concreto o deixaria mais firme.',
    },
    {
      competence: 4,
      score: 200,
      reason: 'Ligações variadas e precisas; as retomadas evitam a repetição de “desinformação”.',
    },
    {
      competence: 5,
      score: 200,
      reason:
        'A primeira proposta tem os cinco elementos e responde ao segundo argumento; a outra, mais breve, atende ao primeiro.',
    },
  ],
  sources: [
    'Fundação Joaquim Nabuco, Pesquisa Escolar: Revolta da Vacina (Rio de Janeiro, 1904)',
    'Hannah Arendt, Truth and Politics, The New Yorker, 1967 (no Brasil, em Entre o Passado e o Futuro)',
    'Lei nº 14.533, de 11 de janeiro de 2023, art. 1º, § 2º (camara.leg.br)',
  ],
}
