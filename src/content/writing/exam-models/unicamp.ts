/** Models for the Unicamp, under the rule of fuvest.ts. */
import type { ExamModel } from '#domain/writing/exam-model.ts'

export const UNICAMP_MODELS: readonly ExamModel[] = [
  {
    id: 'discurso-biblioteca',
    genre: 'Discurso',
    prompt:
      'Você preside o grêmio de uma escola pública e vai falar na Câmara Municipal, que discute fechar a biblioteca do bairro aos sábados. Escreva o discurso: a) apresente-se e diga em nome de quem fala; b) explique, a partir do texto, por que a medida agrava um problema do país; c) faça um pedido aos vereadores.',
    reading: [
      'Em 2024, a pesquisa Retratos da Leitura no Brasil mostrou, pela primeira vez, mais não leitores do que leitores: 53% dos entrevistados não tinham lido nem parte de um livro nos três meses anteriores.',
    ],
    title: null,
    paragraphs: [
      'Senhora presidente, senhoras vereadoras, senhores vereadores, moradores que vieram até aqui depois do trabalho: boa noite.',
      'Presido o grêmio da escola estadual que fica em frente à biblioteca do nosso bairro. Falo em nome de mil e duzentos estudantes, e falo também em nome dos que não puderam vir porque, a esta hora, estão no caixa do mercado, no balcão da farmácia ou cuidando dos irmãos. São eles, aliás, os que mais usam o prédio que os senhores pensam em trancar aos sábados.',
      'Li a justificativa do projeto. Ela diz que a frequência é baixa e que o brasileiro já não lê. A segunda parte está quase certa: em 2024, a pesquisa Retratos da Leitura encontrou, pela primeira vez, mais não leitores do que leitores no país. Cinquenta e três em cada cem pessoas não tinham aberto um livro nos três meses anteriores. O que me espanta é a conclusão. Se mais da metade da cidade estivesse com sede, alguém proporia fechar a torneira por falta de fila?',
      'E por que a fila é pequena? De segunda a sexta, a biblioteca abre às nove e fecha às cinco. É o horário exato em que estamos na sala de aula e os nossos pais, no serviço. O sábado não é o dia fraco da biblioteca, senhores: é o único dia em que ela existe para quem trabalha. Foi num sábado que a minha colega Jussara leu o primeiro romance da vida dela, sentada no chão, entre as estantes, porque em casa são seis pessoas em dois cômodos. A pesquisa conta leitores. Não conta as Jussaras que deixariam de ser contadas.',
      'Dirão que é pouco dinheiro, mas que de pouco em pouco se equilibra a conta. Respondo que a conta de um não leitor também chega, só que depois e mais cara: chega no contrato que ele assina sem entender, na notícia falsa que ele repassa, na vaga que ele não disputa. Economizar um sábado por semana é gastar uma geração a prazo.',
      'Por isso, não venho apenas pedir que o projeto seja rejeitado. Peço que esta Casa faça o contrário do que ele propõe: que mantenha o sábado e troque uma manhã vazia da semana por uma noite, e que, antes de qualquer novo corte, ouça em audiência os estudantes e os trabalhadores do bairro. Nós nos comprometemos a trazer o que falta, que é gente. O grêmio já tem trinta voluntários para ler com as crianças.',
      'Senhora presidente, uma porta fechada também ensina. Que os senhores não nos ensinem que o livro é para quem tem a tarde livre. Muito obrigada.',
    ],
    assessment: [
      {
        id: 'proposta',
        points: 2,
        reason:
          'As três tarefas estão cumpridas, na ordem e sem sobra: quem fala, por que a medida agrava, o que se pede.',
      },
      {
        id: 'genero',
        points: 3,
        reason:
          'Saudação, interlocutores chamados ao longo do texto, perguntas de tribuna e um fecho para ser dito em voz alta. Quem fala é a presidente do grêmio, e não o candidato.',
      },
      {
        id: 'leitura',
        points: 3,
        reason:
          'O dado não é copiado: o discurso mostra que o projeto tira dele a conclusão errada e diz o que ele não conta.',
      },
      {
        id: 'escrita',
        points: 4,
        reason: 'Fluente e formal sem rigidez, como pede uma fala na Câmara; períodos que se podem respirar.',
      },
    ],
    sources: ['Instituto Pró-Livro, Retratos da Leitura no Brasil, 6ª edição, 2024'],
  },
  {
    id: 'depoimento-sotaque',
    genre: 'Depoimento',
    prompt:
      'O jornal da sua escola prepara uma edição sobre preconceito linguístico. Escreva o depoimento de um estudante que se mudou do interior de Minas Gerais para a capital de São Paulo: a) relate um episódio em que o modo de falar foi motivo de riso; b) relacione o que sentiu ao texto; c) diga o que gostaria que mudasse na escola.',
    reading: [
      'Ao estudar a fala dos paulistanos, linguistas observaram que o chamado “erre caipira” é comum na própria cidade, sobretudo na periferia e entre quem estudou menos. O prestígio de um som, concluem, tem a ver com quem o pronuncia.',
    ],
    title: 'A porta que eu abria errado',
    paragraphs: [
      'Cheguei a São Paulo em fevereiro, no meio do segundo ano, com duas malas e um erre. Das malas dei conta no mesmo dia. O erre, levei meses para desfazer, e hoje me arrependo de ter tentado.',
      'Na primeira semana, o professor de Geografia pediu que alguém fechasse a porta. Levantei-me, prestativo, e avisei: “Deixa que eu fecho a porta”. Não sei escrever o som que saiu; quem é de Passos ou de Alfenas sabe. A sala inteira riu. Não foi um riso mau, desses de filme. Foi pior: um riso distraído, de quem acha que não está fazendo nada. No intervalo, três colegas me pediram que repetisse “porta”, “carta” e “verde”, e eu repeti, porque queria fazer amigos. Fiz o que se espera do engraçado: virei o engraçado.',
      'Em casa, comecei a ensaiar. Trancava-me no banheiro e raspava a língua até a palavra sair parecida com a dos outros. Passei a escolher as frases pelo som: dizia “entrada” para não dizer “porta”, “folha” para não dizer “carta”. Em abril, minha avó telefonou e perguntou se eu estava gripado. Era a minha voz nova. Desliguei depressa e chorei, não de saudade, mas de vergonha de ter tido vergonha dela.',
      'Foi por isso que a leitura proposta pelo jornal me pegou desprevenido. Descobri que o meu erre não veio comigo no ônibus: ele já morava aqui, na periferia da cidade, na boca do porteiro do meu prédio, da moça da cantina, de gente que nasceu e cresceu em São Paulo. Ninguém pede a eles que repitam “porta” para rir. Deles, nem se ri: finge-se que não falam. Entendi, então, que a graça nunca esteve no som. Estava no lugar que davam a quem falava assim, e eu, sem saber, tinha aceitado o lugar em troca de companhia.',
      'Não conto isto para acusar ninguém; dois daqueles três colegas são hoje meus amigos e leram este texto antes de vocês. Conto porque gostaria que a escola falasse de sotaque sem ser na lista de erros. Que a aula de Português ouvisse gravações do país inteiro, a começar pelas da nossa cantina. E que, quando a sala risse de uma palavra, algum adulto perguntasse, sem bronca, de que é mesmo que estamos rindo.',
      'Quanto a mim, voltei a atender minha avó com a voz antiga. Ela disse que eu tinha sarado.',
    ],
    assessment: [
      {
        id: 'proposta',
        points: 2,
        reason: 'Episódio, relação com o texto e pedido de mudança: as três tarefas aparecem e se encadeiam.',
      },
      {
        id: 'genero',
        points: 3,
        reason:
          'Primeira pessoa de uma personagem com lugar, tempo e família. É depoimento, e não dissertação: a reflexão nasce do que se viveu.',
      },
      {
        id: 'leitura',
        points: 2,
        reason:
          'O texto lido muda o modo como o narrador entende a própria história. A palavra “prestígio”, que está no centro dele, pedia ser discutida.',
      },
      {
        id: 'escrita',
        points: 4,
        reason: 'Coesão pelo fio do “erre” e da voz; registro pessoal e correto.',
      },
    ],
    sources: ['Livia Oushiro e Ronald Beline Mendes, Revista do GEL, 2013'],
  },
]
