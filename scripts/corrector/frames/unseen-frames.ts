/**
 * Frames that nothing is learned from: whether others' frames are recognised is asked of these. Each imitates another
 * hand: a course's gaps, a hurried student, a jurist, a reader of novels. Never add one of them to FRAMES.
 */
import type { Frame } from './frames.ts'

export const UNSEEN_FRAMES: readonly Frame[] = [
  {
    name: 'hurried student',
    paragraphs: [
      'Hoje em dia muito se fala sobre {T}, mas pouca coisa muda de verdade. Desde os tempos antigos o ser humano enfrenta dificuldades, e com esse assunto não é diferente. Os dois motivos principais são o governo que não liga e as pessoas que não têm informação.',
      'O primeiro motivo é o governo. Todo mundo paga imposto e espera um retorno, só que esse retorno não chega para quem mais precisa. A Constituição diz que todos têm direitos iguais, mas na prática a gente vê que {T} continua acontecendo e ninguém toma uma atitude. Isso mostra que as leis do país ficam só no papel.',
      'O segundo motivo é a falta de informação. Muitas pessoas não sabem o que está acontecendo e por isso não ajudam a mudar. Um povo sem conhecimento é fácil de enganar, como já dizia um grande pensador. Se a população fosse mais consciente, a situação seria bem diferente e todos viveriam melhor.',
      'Então é preciso fazer alguma coisa. O governo deve criar projetos e palestras nas escolas, com a ajuda de profissionais, para que os jovens aprendam sobre {T} desde pequenos. A mídia também deve fazer propagandas na televisão. Só assim o Brasil será um país melhor para todos.',
    ],
  },
  {
    name: 'jurist',
    paragraphs: [
      'O artigo 3º da Carta Magna elenca, entre os objetivos fundamentais da República, a construção de uma sociedade livre, justa e solidária. Verifica-se, todavia, que {T} colide frontalmente com o mandamento constitucional, o que denuncia o descompasso entre a norma e o fato. Concorrem para tal descompasso a omissão legislativa e a morosidade na execução das políticas existentes.',
      'De início, cumpre assinalar a omissão legislativa. O ordenamento pátrio, embora extenso, carece de dispositivos específicos e de sanções proporcionais, de sorte que os responsáveis raramente respondem por seus atos. Na lição de Norberto Bobbio, o problema contemporâneo dos direitos já não é o de fundamentá-los, mas o de protegê-los. Enquanto essa proteção faltar, {T} seguirá como ofensa tolerada.',
      'Cumpre assinalar, outrossim, a morosidade administrativa. Recursos são empenhados e não liquidados; comissões são instaladas e não concluem os seus trabalhos; planos são anunciados e não ultrapassam a primeira etapa. Essa sucessão de atos inconclusos transfere ao cidadão o ônus da espera e converte a exceção em rotina.',
      'Ante o exposto, impõe-se a atuação concertada dos Poderes. Ao Congresso Nacional compete aprovar lei que discipline {T}, mediante audiências públicas com especialistas e entidades da sociedade civil, com vistas a suprir a lacuna apontada. Ao Executivo compete executar o disposto com transparência. Concretizar-se-á, destarte, o objetivo inscrito no artigo 3º.',
    ],
  },
  {
    name: 'gaps of a course',
    paragraphs: [
      'Promulgada em 1988, a Constituição Cidadã assegura a todos o bem-estar e a dignidade. Entretanto, ao analisar {T}, nota-se que essa garantia não é efetivada para uma parcela significativa dos brasileiros. Nesse contexto, dois fatores merecem destaque: a ineficácia das políticas públicas e a invisibilidade do tema no debate coletivo.',
      'Sob esse viés, a ineficácia das políticas públicas ocupa lugar central. Conforme o sociólogo Émile Durkheim, a anomia surge quando as regras deixam de orientar a vida em grupo. É o que ocorre nesse caso: sem planejamento e sem continuidade, as ações do poder público se mostram pontuais e insuficientes. Por conseguinte, {T} se agrava e aprofunda as disparidades do país.',
      'Somado a isso, a invisibilidade do tema no debate coletivo intensifica a adversidade. A escritora Chimamanda Adichie alerta para o perigo da história única, que reduz realidades complexas a um só relato. De forma similar, quando a mídia silencia ou simplifica o assunto, a população perde a chance de compreendê-lo. Logo, a omissão se converte em cumplicidade.',
      'Portanto, medidas são necessárias para reverter esse cenário. O Governo Federal, instância máxima da administração do país, deve promover um programa nacional voltado a {T}, por meio da liberação de verbas e da formação de equipes multidisciplinares, com o fito de garantir os direitos previstos em lei. Paralelamente, os veículos de comunicação devem produzir reportagens sobre o assunto. Dessa maneira, a promessa de 1988 deixará de ser apenas uma promessa.',
    ],
  },
  {
    name: 'reader of novels',
    note: 'good',
    paragraphs: [
      'Em “O Cortiço”, Aluísio Azevedo descreve um pátio em que cada morador acorda com o barulho do vizinho e finge não ouvi-lo. Mais de um século depois, o Brasil ainda é esse pátio: convive com {T} parede a parede e baixa os olhos quando passa pela porta. O hábito de fingir tem sustentação dupla, a conveniência de quem governa e o cansaço de quem é governado.',
      'A conveniência aparece a cada quatro anos. Nos palanques, o assunto rende lágrimas, abraços e cartazes; em janeiro, some da agenda como some a tinta dos muros. João Romão, no romance, enriquecia tijolo por tijolo com o que tirava dos outros, e não faltam hoje os que erguem mandatos sobre {T} sem mover uma pedra para resolvê-lo.',
      'O cansaço é mais discreto. Quem espera na fila, quem preenche o formulário pela terceira vez, quem ouve “volte na semana que vem” aprende que reclamar custa mais caro do que calar. Aos poucos a derrota vira costume, e o costume, como no cortiço, passa por natureza: ninguém mais estranha o que devia doer.',
      'É possível, contudo, abrir as janelas do pátio. As prefeituras, com repasses da União, podem manter em cada bairro um balcão de atendimento sobre {T}, aberto aos sábados e com equipe permanente, para que o morador seja ouvido antes de desistir. Ouvido, ele volta a estranhar. E um país que estranha já não cabe num cortiço.',
    ],
  },
  {
    name: 'questions and answers',
    paragraphs: [
      'Por que o Brasil ainda não conseguiu resolver {T}? A resposta não é simples, mas passa por dois caminhos que se cruzam: a desigualdade que atravessa a nossa história e a ausência de uma educação voltada para a cidadania. Sem enfrentar esses dois pontos, o país continuará a repetir os mesmos erros.',
      'Em primeiro plano, a desigualdade histórica precisa ser lembrada. O Brasil foi formado por séculos de escravidão e por uma independência que pouco alterou a vida dos mais pobres. Como explica o historiador Sérgio Buarque de Holanda, confundimos o público com o privado, e o que deveria servir a todos acaba servindo a alguns. {T} é mais um capítulo dessa herança.',
      'Em segundo plano, falta uma educação que forme cidadãos. As escolas ensinam fórmulas e datas, porém dedicam pouco tempo à reflexão sobre a vida em comum. Nelson Mandela dizia que a educação é a arma mais poderosa para mudar o mundo, e um país que não usa essa arma fica desarmado diante das suas dificuldades. O resultado é uma geração que assiste sem agir.',
      'Diante disso, o que fazer? O Ministério da Educação deve incluir na grade curricular um projeto sobre {T}, com oficinas, visitas e debates conduzidos por professores capacitados, a fim de formar jovens críticos e participativos. As famílias também precisam dialogar em casa. Assim, a pergunta do início poderá finalmente ter resposta.',
    ],
  },
  {
    name: 'theatre',
    paragraphs: [
      'As cortinas se abrem, e o palco brasileiro exibe, mais uma vez, um enredo conhecido. Em cena, {T}; na plateia, uma nação que aplaude discursos e ignora bastidores. Se o roteiro se repete, é porque dois atores insistem em esquecer as suas falas: o Estado, que deveria proteger, e a sociedade civil, que deveria cobrar.',
      'O Estado entra em cena com figurino de herói e texto de figurante. Maquiavel já advertia que governar é fazer crer, e parece que a lição foi aprendida pela metade: faz-se crer que há ação onde há apenas anúncio. Com isso, {T} permanece no centro do palco, iluminado por promessas e desassistido por recursos.',
      'A sociedade civil, por sua vez, prefere o conforto da poltrona. Acostumada ao espetáculo da injustiça, ela comenta, lamenta, compartilha e volta para casa. Guy Debord chamou de sociedade do espetáculo aquela em que tudo o que era vivido se torna representação; nela, a dor alheia vira imagem e dura o tempo de um clique.',
      'Para que a peça tenha outro final, é urgente reescrever o roteiro. O Governo Federal, diretor desse espetáculo, deve destinar parte do orçamento a ações contra {T}, com metas anuais divulgadas em portal aberto, para que a plateia possa acompanhar e cobrar cada ato. Às escolas cabe ensaiar novos atores. Só então as cortinas poderão se fechar sem vergonha.',
    ],
  },
  {
    name: 'numbers without a source',
    paragraphs: [
      'Dados recentes divulgados por órgãos oficiais revelam que {T} atinge milhões de brasileiros todos os anos. O número, por si só alarmante, cresce à medida que o país deixa de investir em prevenção e em conhecimento. É necessário, pois, discutir o papel da gestão pública e o da desinformação na manutenção desse quadro.',
      'A gestão pública tem responsabilidade direta. Segundo especialistas, menos da metade do valor previsto para a área é efetivamente aplicada, e grande parte dos municípios não possui sequer um plano de ação. Nas regiões mais pobres, a distância até o serviço mais próximo ultrapassa dezenas de quilômetros. Nessas condições, {T} deixa de ser acidente e passa a ser consequência.',
      'A desinformação, por outro lado, age em silêncio. Pesquisas apontam que sete em cada dez pessoas nunca receberam orientação adequada, e boa parte delas acredita em boatos recebidos pelo celular. Quando a mentira circula mais rápido do que o fato, qualquer campanha chega atrasada, e o prejuízo se multiplica.',
      'Logo, cabe ao poder público agir. O Ministério responsável pela área deve elaborar um plano decenal sobre {T}, com a participação de estados e municípios e avaliação a cada dois anos, de modo que os recursos cheguem aonde fazem falta. Além disso, agências de checagem devem atuar em parceria com as plataformas digitais. Com dados melhores, virão também dias melhores.',
    ],
  },
  {
    name: 'popular wisdom',
    paragraphs: [
      'Diz o ditado popular que é melhor prevenir do que remediar. No Brasil, porém, quando o assunto é {T}, parece que se escolhe esperar o leite derramar para depois procurar o pano. Essa postura é fruto de um poder público que trabalha no improviso e de uma cultura que deixa tudo para a última hora.',
      'Começando pelo poder público, percebe-se que as medidas só aparecem quando o caso vira notícia. Passado o susto, as equipes são desfeitas e o dinheiro muda de destino. Quem planta vento colhe tempestade: sem uma política duradoura, {T} volta sempre, e volta maior. O filósofo Hans Jonas defendia o princípio da responsabilidade, isto é, agir pensando em quem virá depois, e é exatamente isso o que nos falta.',
      'Há ainda a cultura do jeitinho, estudada pelo antropólogo Roberto DaMatta. Acostumado a dar um jeito em tudo, o brasileiro se adapta ao problema em vez de eliminá-lo. Cada um resolve o seu lado, e o que é de todos acaba não sendo de ninguém. De grão em grão, pequenas omissões constroem um grande atraso.',
      'Antes tarde do que nunca, é hora de mudar. As secretarias estaduais devem organizar, em parceria com associações de moradores, mutirões periódicos de orientação e acompanhamento sobre {T}, registrando os resultados em relatórios públicos, com o objetivo de agir antes que o mal aconteça. Prevenindo, o país finalmente deixará de remediar.',
    ],
  },
]
