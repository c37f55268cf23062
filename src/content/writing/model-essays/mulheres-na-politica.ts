/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const MULHERES_NA_POLITICA: ModelEssay = {
  id: 'mulheres-na-politica',
  axis: 'Política',
  themeId: 'mulheres-na-politica',
  structure: 'O direito e a prática',
  theme: 'Caminhos para ampliar a participação das mulheres na política brasileira',
  paragraphs: [
    'Inaugurado em 1960, o plenário do Senado brasileiro só recebeu um banheiro feminino em 2016; até então, as parlamentares precisavam recorrer ao do restaurante vizinho. Essa porta ausente – detalhe arquitetônico que poucos estranhavam – resume a situação de um país no qual as mulheres são maioria do eleitorado, mas, segundo o Tribunal Superior Eleitoral, conquistaram em 2024 somente 18% das cadeiras de vereador. Nesse sentido, ampliar a participação das mulheres na política brasileira exige que os partidos deixem de tratá-la como formalidade e que a sociedade deixe de puni-la com violência.',
    'De início, percebe-se que a igualdade jurídica, sozinha, não ampliou a participação das mulheres, porque os partidos a tratam como formalidade. Um ano depois de o Código Eleitoral de 1932 estender o voto às brasileiras, a médica Carlota Pereira de Queirós foi eleita, única mulher entre os 254 membros da Assembleia Constituinte; noventa anos mais tarde, a Câmara reunia 91 deputadas em 513 cadeiras, avanço tímido para quem, desde a Lei nº 9.504, de 1997, conta com a reserva legal de 30% das candidaturas. Essa distância explica-se dentro das legendas: comandadas por homens, muitas recrutam filiadas apenas para completar a lista, sem verba, sem equipe e sem tempo de televisão, quando não registram candidaturas fictícias. Assim, a cota preenche a urna e esvazia o mandato.',
    'Ademais, as mulheres que superam esse filtro encontram outro, mais cruel: a violência com que a sociedade pune tamanha ousadia. Ocupar a tribuna significa, para muitas, ter o microfone cortado, a aparência ridicularizada e a família ameaçada, uma vez que a política brasileira ainda é vista como casa alheia, em que as mulheres entrariam de visita. A historiadora inglesa Mary Beard, em “Mulheres e Poder”, de 2017, encontra na “Odisseia” um antepassado dessa hostilidade: o jovem Telêmaco ordena à própria mãe, Penélope, que se cale e volte ao tear, pois o discurso pertenceria aos homens. Essa lógica não foi superada, visto que somente em 2021, pela Lei nº 14.192, a violência política contra a mulher passou a ser punida no Brasil. Dessa forma, a parlamentar intimidada desiste da reeleição, e as próximas meninas deixam de se imaginar naquele lugar.',
    'Diante desse cenário, é fundamental oferecer às mulheres mais do que um nome na lista. Para tanto, o Tribunal Superior Eleitoral, órgão que organiza e fiscaliza as eleições, deve, em parceria com os Tribunais Regionais, acompanhar durante a campanha o repasse de recursos às candidatas, por meio de um painel público atualizado a cada semana, a fim de que o eleitor descubra quais partidos cumprem verdadeiramente a cota. Ao Ministério da Educação cabe, ainda, promover nas escolas, com o apoio das Câmaras Municipais, simulações de plenário em que meninas presidam sessões e defendam projetos, para que tal liderança seja naturalizada. Com isso, o Senado e os demais parlamentos brasileiros deixarão de ser construídos para a ausência das mulheres.',
  ],
  marks: [
    {
      quote: 'Essa porta ausente – detalhe arquitetônico que poucos estranhavam –',
      comment:
        'Um detalhe concreto abre o texto e volta no fecho. É mais forte do que “desde os primórdios”.',
      competence: 3,
    },
    {
      quote:
        'os partidos deixem de tratá-la como formalidade e que a sociedade deixe de puni-la com violência',
      comment: 'A tese diz quem deve mudar e o quê, com a mesma construção nos dois membros.',
      competence: 3,
    },
    {
      quote: 'noventa anos mais tarde, a Câmara reunia 91 deputadas em 513 cadeiras',
      comment: 'Passado e presente no mesmo período: a comparação faz o argumento, o número só o confirma.',
      competence: 2,
    },
    {
      quote: 'recrutam filiadas apenas para completar a lista',
      comment:
        'Verbo no plural com “muitas”, que retoma “legendas”: concordância fácil de perder a essa distância.',
      competence: 1,
    },
    {
      quote: 'Assim, a cota preenche a urna e esvazia o mandato',
      comment: 'Dois verbos opostos fecham o raciocínio em uma linha.',
      competence: 3,
    },
    {
      quote: 'encontra na “Odisseia” um antepassado dessa hostilidade',
      comment: 'Repertório dentro de repertório: a historiadora lê Homero, e o texto lê o Brasil com ela.',
      competence: 2,
    },
    {
      quote: 'Essa lógica não foi superada',
      comment: 'A ponte entre a referência e o país. Sem ela, o exemplo grego ficaria solto.',
      competence: 4,
    },
    {
      quote: 'por meio de um painel público atualizado a cada semana',
      comment: 'O meio diz o instrumento e a frequência.',
      competence: 5,
    },
    {
      quote: 'a fim de que o eleitor descubra quais partidos cumprem verdadeiramente a cota',
      comment: 'A finalidade liga a proposta ao primeiro argumento e dá ao eleitor um papel.',
      competence: 5,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Períodos complexos com pontuação segura e concordância a distância.',
    },
    {
      competence: 2,
      score: 200,
      reason: 'Fatos históricos, leis, dados eleitorais e uma historiadora, com uso produtivo.',
    },
    {
      competence: 3,
      score: 160,
      reason:
        'A comparação entre direito e prática é consistente; a violência na tribuna ganharia com um caso.',
    },
    {
      competence: 4,
      score: 200,
      reason: 'Encadeamento claro e retomadas variadas.',
    },
    {
      competence: 5,
      score: 200,
      reason: 'Cinco elementos, com o detalhamento no meio e na função do agente.',
    },
  ],
  sources: [
    'Agência Brasil, Senado constrói primeiro banheiro feminino no plenário, janeiro de 2016',
    'Tribunal Superior Eleitoral, eleições de 2024; Câmara dos Deputados, eleições de 2022',
    'Código Eleitoral (Decreto nº 21.076, de 1932); Carlota Pereira de Queirós, eleita em 3 de maio de 1933',
    'Lei nº 9.504, de 1997, art. 10, § 3º; Lei nº 14.192, de 2021',
    'Mary Beard, Mulheres e Poder: um manifesto, 2017 (no Brasil, 2018)',
  ],
}
