/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const COBERTURA_VACINAL: ModelEssay = {
  id: 'cobertura-vacinal',
  axis: 'Saúde',
  themeId: 'cobertura-vacinal',
  structure: 'Passado e presente',
  theme: 'Desafios para a ampliação da cobertura vacinal no Brasil',
  paragraphs: [
    'Criado em 1986, um boneco sorridente chamado Zé Gotinha recebeu a missão de convencer as crianças brasileiras de que a vacina não merecia medo. Essa campanha funcionou: em 1989, o país registrou o último caso de poliomielite e, cinco anos depois, recebeu o certificado de eliminação da doença. Atualmente, entretanto, essa conquista é ameaçada por uma cobertura vacinal insuficiente, decorrente tanto do esquecimento das doenças, que enfraquece a percepção do risco, quanto das dificuldades de acesso das famílias às salas de vacinação.',
    'Em primeiro plano, o esquecimento das doenças compromete a cobertura vacinal, uma vez que a vacina é vítima do próprio sucesso. Os pais de hoje nunca viram uma enfermaria de crianças paralisadas, de modo que a injeção lhes parece mais real do que a enfermidade evitada; nesse vazio de memória, o boato encontra espaço e a hesitação passa por prudência. As consequências dessa perda são mensuráveis: conforme estudo publicado em 2023 na Revista Brasileira de Epidemiologia, a cobertura da vacina contra a poliomielite caiu de 89%, em 1997, para 61%, em 2021. Dessa maneira, a geração que mais se beneficiou da ciência é justamente a que menos se lembra de seus benefícios.',
    'Ao mesmo tempo, as dificuldades de acesso afastam das salas de vacinação famílias que jamais duvidaram da ciência. Um inquérito nacional que examinou, entre 2020 e 2022, as cadernetas de quase 38 mil crianças revelou que 87,5% delas haviam completado o esquema básico contra a poliomielite, mas que somente 79,6% tinham recebido também a dose de reforço. Essa desistência – silenciosa, sem manifesto nem argumento – raramente se explica por convicção: explica-se pelo posto que funciona apenas no horário comercial, pela falta momentânea de doses e pela viagem perdida de quem depende da diária. Embora o Estatuto da Criança e do Adolescente, de 1990, tenha tornado obrigatória a vacinação recomendada pelas autoridades sanitárias, obrigação sem oportunidade transforma a pobreza em negligência. Assim, culpa-se a mãe ausente, e não o serviço fechado.',
    'Portanto, é necessário reaproximar a vacina da memória e da rotina dos brasileiros. Para isso, o Ministério da Saúde, órgão que coordena o Programa Nacional de Imunizações, deve ampliar, em parceria com as Secretarias Municipais, a vacinação nas escolas e nas creches, por meio de equipes itinerantes que confiram as cadernetas a cada semestre e apliquem as doses atrasadas com a autorização dos responsáveis, a fim de que nenhuma criança seja prejudicada pelo horário do posto. Às emissoras públicas compete, ainda, divulgar depoimentos de sobreviventes da poliomielite, para que as doenças esquecidas recuperem um rosto. Com isso, Zé Gotinha deixará de ser lembrança da infância dos avós e voltará a ser promessa para a dos netos.',
  ],
  marks: [
    {
      quote: 'recebeu a missão de convencer as crianças brasileiras de que a vacina não merecia medo',
      comment: 'Um repertório da nossa história, que todo leitor reconhece, com a data certa.',
      competence: 2,
    },
    {
      quote:
        'tanto do esquecimento das doenças, que enfraquece a percepção do risco, quanto das dificuldades de acesso',
      comment:
        'Uma causa está na memória, outra no posto. O texto não põe a culpa só na “falta de informação”.',
      competence: 3,
    },
    {
      quote: 'a vacina é vítima do próprio sucesso',
      comment: 'O paradoxo resume o argumento, e as linhas seguintes o explicam.',
      competence: 3,
    },
    {
      quote: 'de modo que a injeção lhes parece mais real do que a enfermidade evitada',
      comment: 'Pronome “lhes” no lugar certo, com a regência de “parecer a alguém”.',
      competence: 1,
    },
    {
      quote: 'conforme estudo publicado em 2023 na Revista Brasileira de Epidemiologia',
      comment: 'A fonte vem antes do número. Quem lê sabe de onde ele saiu.',
      competence: 2,
    },
    {
      quote: 'Ao mesmo tempo, as dificuldades de acesso afastam',
      comment: 'O conectivo muda o ângulo sem negar o primeiro argumento.',
      competence: 4,
    },
    {
      quote: 'explica-se pelo posto que funciona apenas no horário comercial',
      comment: 'Três causas concretas em sequência: posto, doses, viagem. O argumento sai do abstrato.',
      competence: 3,
    },
    {
      quote: 'obrigação sem oportunidade transforma a pobreza em negligência',
      comment: 'A lei é discutida: o texto aponta o que ela supõe e a vida não dá.',
      competence: 2,
    },
    {
      quote: 'por meio de equipes itinerantes que confiram as cadernetas a cada semestre',
      comment: 'Meio com detalhe (quem, o quê, quando) e com o cuidado da autorização dos responsáveis.',
      competence: 5,
    },
    {
      quote: 'a fim de que nenhuma criança seja prejudicada pelo horário do posto',
      comment: 'A finalidade retoma o exemplo do segundo argumento.',
      competence: 5,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Sintaxe complexa e correta, com pronomes bem colocados.',
    },
    {
      competence: 2,
      score: 200,
      reason: 'História da saúde pública, dois estudos e uma lei, com uso produtivo.',
    },
    {
      competence: 3,
      score: 160,
      reason: 'As causas são bem distinguidas; o papel do boato é mencionado, mas não desenvolvido.',
    },
    {
      competence: 4,
      score: 200,
      reason: 'Progressão clara do passado ao presente e retomadas variadas.',
    },
    {
      competence: 5,
      score: 200,
      reason: 'Cinco elementos detalhados; a segunda proposta devolve a memória, primeira causa.',
    },
  ],
  sources: [
    'Ministério da Saúde, Programa Nacional de Imunizações 40 anos, 2013; Agência Brasil, 2002 (Zé Gotinha, 1986)',
    'Maciel et al., Revista Brasileira de Epidemiologia, v. 26, 2023',
    'Inquérito nacional de cobertura vacinal, Epidemiologia e Serviços de Saúde, v. 33, 2024',
    'Estatuto da Criança e do Adolescente (Lei nº 8.069, de 1990), art. 14, § 1º',
  ],
}
