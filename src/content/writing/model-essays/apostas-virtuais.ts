/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const APOSTAS_VIRTUAIS: ModelEssay = {
  id: 'apostas-virtuais',
  axis: 'Questões Sociais',
  themeId: 'apostas-virtuais',
  structure: 'Dois efeitos',
  theme: 'Impactos das apostas virtuais na vida dos brasileiros',
  paragraphs: [
    'Em 1946, um decreto-lei do presidente Eurico Gaspar Dutra fechou os cassinos brasileiros da noite para o dia, e a roleta tornou-se lembrança de um país distante. Oito décadas depois, essa roleta voltou – menor, silenciosa, disponível no bolso de qualquer adolescente brasileiro. Nesse cenário, as apostas virtuais impactam não só o orçamento das famílias brasileiras, levadas ao endividamento por confundirem risco com renda, mas também a saúde de jogadores cuja dependência a publicidade apresenta como vitória.',
    'De início, o endividamento nasce de uma promessa dirigida a quem menos pode perder. De acordo com o Instituto DataSenado, em 2024, 52% dos apostadores recebiam até dois salários mínimos e 42% acumulavam dívidas atrasadas havia mais de noventa dias, proporção superior à da população em geral. Embora tais números não revelem qual dos males apareceu primeiro, essa associação é compreensível: diante do salário insuficiente, a aposta deixa de ser divertimento e passa a ser interpretada como investimento, uma espécie de segunda jornada contra a matemática. Dessa forma, o aluguel é convertido em palpite, e essa perda, em motivo para uma nova tentativa.',
    'Além do prejuízo financeiro, as apostas virtuais produzem um segundo impacto: a dependência dos jogadores. O escritor russo Fiódor Dostoiévski – ele mesmo endividado pela roleta – narra, no romance “O Jogador”, de 1866, a trajetória de um jovem que frequenta o cassino por necessidade e permanece por compulsão, sempre convencido de que a próxima rodada o salvará. Tal lógica foi aperfeiçoada pelas plataformas virtuais: enquanto o cassino do romance exigia viagem, testemunhas e horário de fechamento, o aplicativo acompanha o apostador até o quarto e o recompensa com bônus, notificações e depoimentos de celebridades. Ainda que a Lei nº 14.790, de 2023, proíba a participação de menores de idade e de pessoas diagnosticadas com essa dependência, a publicidade continua estampada nas camisas dos ídolos das crianças. Por conseguinte, o vício é anunciado como esporte antes de ser reconhecido como doença.',
    'Diante disso, as apostas virtuais precisam ser tratadas como questão de saúde. Para tanto, o Ministério da Saúde, responsável pela Rede de Atenção Psicossocial, deve criar um programa nacional de cuidado aos jogadores compulsivos, por meio de equipes especializadas nos Centros de Atenção Psicossocial, financiadas por parte dos tributos pagos pelas próprias empresas, a fim de que a dependência seja acolhida sem culpa. Ao Congresso Nacional cabe, ainda, proibir, por meio de nova lei, essa publicidade durante as transmissões esportivas, para que a infância brasileira não seja treinada para apostar. Assim, a roleta poderá voltar a ser, como depois de 1946, lembrança de um país distante.',
  ],
  marks: [
    {
      quote: 'fechou os cassinos brasileiros da noite para o dia',
      comment: 'Fato histórico exato, e não “desde a Antiguidade”. Ele volta no fecho, com outro sentido.',
      competence: 2,
    },
    {
      quote:
        'não só o orçamento das famílias brasileiras, levadas ao endividamento por confundirem risco com renda, mas também a saúde',
      comment: 'O tema pede impactos, e a tese responde com dois: um no bolso, outro na saúde.',
      competence: 3,
    },
    {
      quote: 'Embora tais números não revelem qual dos males apareceu primeiro',
      comment: 'O autor reconhece o limite do dado. Admitir o que não se sabe dá força ao que se afirma.',
      competence: 3,
    },
    {
      quote: 'uma espécie de segunda jornada contra a matemática',
      comment: 'Imagem própria que explica por que a aposta engana quem ganha pouco.',
      competence: 3,
    },
    {
      quote: '– ele mesmo endividado pela roleta –',
      comment: 'Os travessões isolam o comentário. Abrir com travessão pede fechar com travessão.',
      competence: 1,
    },
    {
      quote: 'Tal lógica foi aperfeiçoada pelas plataformas virtuais',
      comment: '“Tal lógica” prende o romance ao presente: a referência passa a trabalhar pelo argumento.',
      competence: 4,
    },
    {
      quote: 'enquanto o cassino do romance exigia viagem, testemunhas e horário de fechamento',
      comment: 'A comparação mostra que o livro foi compreendido, e não só lembrado.',
      competence: 2,
    },
    {
      quote: 'financiadas por parte dos tributos pagos pelas próprias empresas',
      comment: 'Detalhamento do meio: de onde vem o dinheiro. É o que separa a proposta do desejo.',
      competence: 5,
    },
    {
      quote: 'a fim de que a dependência seja acolhida sem culpa',
      comment: 'A finalidade respeita quem adoeceu: direitos humanos também estão no tom.',
      competence: 5,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Pontuação e regência seguras; vocabulário preciso.',
    },
    {
      competence: 2,
      score: 200,
      reason: 'História, pesquisa, literatura e lei, todas explicadas.',
    },
    {
      competence: 3,
      score: 160,
      reason:
        'Os dois efeitos estão bem provados; a passagem de um ao outro poderia dizer como a dívida alimenta a dependência.',
    },
    {
      competence: 4,
      score: 200,
      reason: 'Retomadas variadas (“essa associação”, “tal lógica”) e boa ligação entre parágrafos.',
    },
    {
      competence: 5,
      score: 200,
      reason: 'Proposta completa e financiada, seguida de outra para a publicidade.',
    },
  ],
  sources: [
    'Decreto-Lei nº 9.215, de 30 de abril de 1946',
    'Instituto DataSenado, Panorama Político 2024: apostas esportivas, golpes digitais e endividamento',
    'Fiódor Dostoiévski, O Jogador, 1866',
    'Lei nº 14.790, de 29 de dezembro de 2023, art. 26',
  ],
}
