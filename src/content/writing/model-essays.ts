/**
 * The model essays of /redacoes-nota-maxima: written by us, commented by competence. Editorial rule: four paragraphs,
 * 24 to 30 lines of the sheet, facts that can be checked, themes that no booklet of the shop uses for a whole essay;
 * each quote stands exactly once in its essay. The scores are our estimate, never an official mark.
 */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

/** Shown above the essays, always. */
export const MODEL_ESSAYS_NOTE = {
  heading: 'Antes de ler',
  paragraphs: [
    'Estas redações foram escritas por nós, para estudo. Não são provas de participantes nem foram corrigidas pelo Inep: a nota ao lado de cada uma é uma estimativa nossa, feita com a matriz da Cartilha do Participante do ENEM 2025, e outro avaliador poderia chegar a um número diferente.',
    'Os temas são de treino. Leia o texto inteiro uma vez, sem os comentários; na segunda leitura, tente adivinhar o que cada trecho marcado faz. Aproveite a estrutura e o modo de ligar as ideias, mas não decore frases: texto decorado não responde ao tema do dia.',
  ],
} as const

export const MODEL_ESSAYS: readonly ModelEssay[] = [
  {
    id: 'saneamento-basico',
    axis: 'Meio Ambiente',
    theme: 'Desafios para a universalização do saneamento básico no Brasil',
    paragraphs: [
      'Em 2010, a Assembleia Geral da Organização das Nações Unidas reconheceu o acesso à água potável e ao saneamento como direito humano, condição da dignidade da pessoa humana. No Brasil, contudo, esse reconhecimento ainda não chegou a todas as casas: há bairros em que o esgoto corre ao lado da calçada onde as crianças brincam. Nesse contexto, a universalização do saneamento esbarra no desprestígio das obras que não se veem e na desigualdade que decide quem pode esperar.',
      'De início, convém reconhecer que o saneamento sofre por ser uma obra que se enterra: ao contrário da ponte e do viaduto, a rede de esgoto não aparece na paisagem nem na propaganda, de modo que governos voltados para a eleição seguinte tendem a adiá-la, visto que o eleitor agradece o que enxerga. A Lei nº 14.026, de 2020, procurou romper essa lógica ao fixar, para 2033, a meta de levar água potável a 99% da população e coleta e tratamento de esgoto a 90%. Esse prazo, porém, atravessa vários mandatos, e o que é responsabilidade de muitos gestores acaba sem a urgência de nenhum: quem promete a universalização raramente a inaugura, e a infraestrutura ausente não aparece em fotografia alguma. A meta existe; a vala continua aberta. Dessa forma, enquanto o encanamento não render eleitores, a legislação, por mais avançada que seja, não levará o esgoto para debaixo da terra.',
      'Além disso, a demora não pesa igualmente sobre todos, como mostra o conceito de racismo ambiental, que, difundido nos Estados Unidos na década de 1980, descreve a concentração de danos ambientais nos territórios de populações negras e pobres. A ideia ajuda a ler o mapa brasileiro, no qual, como escreveu o geógrafo Milton Santos em “O Espaço do Cidadão”, cada homem vale pelo lugar onde está: a rede costuma parar onde termina o bairro regularizado, ou seja, a família que paga um aluguel menor paga, em troca, com a saúde. Sem esse tratamento, por exemplo, multiplicam-se as enfermidades transmitidas pela água contaminada: a criança que adoece falta à aula; a mãe que a acompanha ao posto perde o dia de trabalho. Forma-se, desse modo, um ciclo em que a falta de esgoto tratado reproduz a pobreza que a explicava, de maneira que a desigualdade não é apenas consequência da vala: é também a razão pela qual ela continua aberta.',
      'Portanto, é necessário enfrentar esses dois obstáculos. Cabe ao Ministério das Cidades, órgão responsável pela política nacional de saneamento, em parceria com as prefeituras, ampliar a rede de esgoto e priorizar as periferias, por meio de repasses condicionados a metas anuais, publicadas na internet bairro a bairro, a fim de que a população possa cobrar a obra que não vê. Às associações de moradores compete, ainda, criar comissões para fiscalizar as obras e divulgar esse calendário, para que a cobrança não dependa da época de eleição. Assim, o direito que a Organização das Nações Unidas reconheceu em 2010 alcançará também quem mora depois da última rua asfaltada.',
    ],
    marks: [
      {
        quote: 'reconheceu o acesso à água potável e ao saneamento como direito humano',
        comment:
          'O repertório tem data, instituição e conteúdo, e já traz o tema: a distância entre o direito e a rua é o que o texto vai discutir.',
        competence: 2,
      },
      {
        quote: 'no desprestígio das obras que não se veem e na desigualdade que decide quem pode esperar',
        comment:
          'A tese anuncia duas razões diferentes, uma política e outra social, na ordem em que os parágrafos seguintes as explicam.',
        competence: 3,
      },
      {
        quote: 'uma obra que se enterra',
        comment:
          'Uma imagem simples e própria abre o argumento. Sinais de autoria como este fogem do previsível.',
        competence: 3,
      },
      {
        quote: 'procurou romper essa lógica ao fixar, para 2033, a meta',
        comment:
          'A lei não é só citada: “essa lógica” a prende ao período anterior, e o texto explica adiante por que ela não basta.',
        competence: 2,
      },
      {
        quote: 'A meta existe; a vala continua aberta.',
        comment:
          'O ponto e vírgula separa duas orações completas e põe a lei e a realidade frente a frente, sem justaposição.',
        competence: 1,
      },
      {
        quote: 'A ideia ajuda a ler o mapa brasileiro',
        comment:
          'A ponte entre o conceito e o caso. Sem ela, a referência ficaria solta; com ela, trabalha pelo argumento.',
        competence: 2,
      },
      {
        quote: 'Forma-se, desse modo, um ciclo',
        comment: '“Desse modo” conclui a corrente de consequências, e “ciclo” a resume em uma palavra.',
        competence: 4,
      },
      {
        quote: 'por meio de repasses condicionados a metas anuais, publicadas na internet bairro a bairro',
        comment:
          'O meio vem com detalhamento: as metas são anuais e podem ser consultadas por bairro. A proposta deixa de ser um desejo.',
        competence: 5,
      },
      {
        quote: 'a fim de que a população possa cobrar a obra que não vê',
        comment:
          'A finalidade responde ao primeiro desenvolvimento: o que era invisível passa a ser acompanhado.',
        competence: 5,
      },
    ],
    estimate: [
      {
        competence: 1,
        score: 200,
        reason: 'Períodos completos e variados, crase e pontuação seguras, registro formal do começo ao fim.',
      },
      {
        competence: 2,
        score: 200,
        reason:
          'O tema aparece inteiro nos quatro parágrafos, e três repertórios são explicados e ligados ao que se defende.',
      },
      {
        competence: 3,
        score: 160,
        reason:
          'A tese se cumpre na ordem anunciada, e a proposta responde a ela; que o eleitor só agradeça o que vê, porém, é afirmado sem um caso que o prove.',
      },
      {
        competence: 4,
        score: 200,
        reason: 'Conectivos variados e retomadas sem repetição, entre os parágrafos e dentro deles.',
      },
      {
        competence: 5,
        score: 200,
        reason: 'Agente, ação, meio, detalhamento e finalidade presentes, com respeito aos direitos humanos.',
      },
    ],
    sources: [
      'Assembleia Geral da ONU, Resolução 64/292, 28 de julho de 2010',
      'Lei nº 14.026, de 15 de julho de 2020 (planalto.gov.br)',
      'Milton Santos, O Espaço do Cidadão, 1987',
      'United Church of Christ, Toxic Wastes and Race in the United States, 1987',
    ],
  },
  {
    id: 'desinformacao',
    axis: 'Tecnologia',
    theme: 'Caminhos para combater a desinformação no Brasil',
    paragraphs: [
      'Em 1904, a Revolta da Vacina tomou as ruas do Rio de Janeiro: a imunização obrigatória contra a varíola, imposta com pouca explicação, deixou um vazio que o medo e o boato ocuparam. Mais de um século depois, o boato já não precisa da rua; basta-lhe um celular. Nesse cenário, combater a desinformação no Brasil exige enfrentar tanto o modelo de negócio que lucra com ela quanto a frágil formação do público para reconhecê-la.',
      'Em primeiro lugar, é preciso compreender que a mentira circula porque rende: as redes sociais vendem atenção, e os algoritmos que escolhem o que aparece na tela favorecem o que provoca reação imediata, como a raiva e o espanto. Nesse ambiente, a notícia apurada, que custa tempo e raramente escandaliza, disputa espaço em desvantagem com a montagem feita em minutos. Como a plataforma lucra com cada minuto de atenção, o boato que assusta recebe mais alcance do que o desmentido que o corrige. No ensaio “Verdade e Política”, de 1967, a filósofa Hannah Arendt adverte que a liberdade de opinião se torna uma farsa quando a informação sobre os fatos não está garantida. Sem esse chão comum, o debate público vira soma de gritos. Dessa maneira, enquanto a atenção for mercadoria, a desinformação terá quem a fabrique e quem a distribua.',
      'Além do lucro, a desinformação conta com leitores desinformados sobre a própria rede, que não foram ensinados a verificar. A Lei nº 14.533, de 2023, instituiu a Política Nacional de Educação Digital, da qual a educação digital escolar é um dos eixos. Na prática, contudo, muitas aulas ainda tratam a tecnologia como ferramenta, e não como assunto: o estudante monta apresentações, mas não aprende a conferir a data de uma foto, a fonte de um vídeo ou o endereço de uma página. Entre os adultos, o quadro se repete, pois quem recebe um alerta falso de um parente querido confia no remetente e o repassa, e a boa intenção torna-se, assim, veículo do engano. Logo, não basta punir quem inventa: é necessário formar quem lê, porque nenhuma lei alcança todas as mensagens que circulam entre amigos.',
      'Diante disso, no combate à mentira, o Ministério da Educação, órgão responsável pelas diretrizes do ensino, em conjunto com as secretarias estaduais, deve criar um programa que leve a checagem de informações às escolas, mediante formação de professores e oficinas mensais abertas às famílias, nas quais se analisem mensagens recebidas pela própria comunidade, para que jovens e adultos aprendam a verificar antes de repassar, de modo que a desinformação encontre menos mãos dispostas a levá-la adiante. Ao Congresso Nacional cabe, também, exigir das plataformas transparência sobre a recomendação de conteúdos. Desse modo, o boato não voltará a ocupar o lugar dos fatos, como na Revolta da Vacina.',
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
        comment:
          'Ponto e vírgula e pronome bem colocados, em uma frase curta que leva do passado ao presente.',
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
  },
  {
    id: 'trabalho-e-deficiencia',
    axis: 'Diversidade e Inclusão',
    theme: 'Desafios para a inclusão de pessoas com deficiência no mercado de trabalho brasileiro',
    paragraphs: [
      'A Convenção sobre os Direitos das Pessoas com Deficiência, promulgada no Brasil em 2009, ensina que a deficiência não está apenas no corpo: resulta do encontro entre um impedimento e as barreiras do ambiente. No mercado de trabalho, essas barreiras seguem de pé, e a inclusão das pessoas com deficiência tropeça no cumprimento apenas formal da lei de cotas e no capacitismo, preconceito que confunde deficiência com incapacidade.',
      'Em primeira análise, nota-se que muitas empresas contratam para preencher um percentual, e não uma função. O artigo 93 da Lei nº 8.213, de 1991, obriga as que têm cem ou mais empregados a destinar de 2% a 5% dos cargos a pessoas com deficiência ou reabilitadas. Essa norma abriu portas, mas não garante o que existe atrás delas: sem rampa, leitor de tela ou intérprete de Libras, o contratado ocupa uma cadeira sem poder exercer a profissão, como o funcionário surdo que, em uma reunião sem intérprete, permanece presente na sala, mas ausente das decisões. Quando a vaga nasce para a planilha, a promoção não vem, e a saída precoce confirma, aos olhos do gestor, o preconceito que a causou, uma vez que ele toma por incapacidade o que era falta de acesso. Dessa forma, a cota é cumprida no papel e descumprida no corredor, e a inclusão se reduz a um número, longe da dignidade da pessoa humana que a norma pretendia proteger.',
      'Além disso, esse preconceito é, por sua vez, o segundo obstáculo. O documentário “Crip Camp: Revolução pela Inclusão”, de 2020, mostra jovens que, em um acampamento só deles, deixam de ser vistos como frágeis e se descobrem líderes de uma luta por direitos civis. Mudou o ambiente, e não o corpo de quem chegava. No Brasil, entretanto, o trabalhador com deficiência que busca um emprego, por exemplo, ainda é recebido ora com pena, ora com espanto diante de tarefas comuns: elogia-se a “superação” de quem apenas trabalha, e esse olhar, que parece gentil, reserva-lhe os cargos mais simples, porque quem é admirado por tão pouco raramente é lembrado para muito. Por conseguinte, o capacitismo fecha por dentro a porta que a lei de cotas tinha aberto.',
      'Portanto, cabe ao Ministério do Trabalho e Emprego, órgão que acompanha o cumprimento das cotas, fiscalizar a qualidade das contratações, e não só a quantidade, por meio de auditorias anuais que ouçam, em sigilo, os próprios trabalhadores com deficiência, para que a acessibilidade e a carreira passem a contar no cumprimento da cota e a inclusão deixe de ser apenas um percentual. As empresas, por seu turno, com o apoio dos sindicatos, devem criar e promover formações contra o capacitismo, conduzidas por profissionais com deficiência, a fim de que a convivência substitua a pena e o reconhecimento profissional substitua o espanto. Assim, as barreiras descritas pela Convenção começarão a cair, e o trabalho será, de fato, um direito de todos.',
    ],
    marks: [
      {
        quote: 'resulta do encontro entre um impedimento e as barreiras do ambiente',
        comment:
          'O documento define o conceito central, e a palavra “barreiras” organiza o texto inteiro, da abertura ao fecho.',
        competence: 2,
      },
      {
        quote: 'no cumprimento apenas formal da lei de cotas e no capacitismo',
        comment: 'A tese aponta duas causas: uma nas empresas, outra no olhar. Cada uma ganha um parágrafo.',
        competence: 3,
      },
      {
        quote: 'contratam para preencher um percentual, e não uma função',
        comment:
          'O tópico frasal usa o mesmo verbo com dois objetos e resume o parágrafo em poucas palavras.',
        competence: 3,
      },
      {
        quote: 'obriga as que têm cem ou mais empregados',
        comment: '“Têm”, com acento, concorda com “as”, que retoma “empresas”: um plural fácil de perder.',
        competence: 1,
      },
      {
        quote: 'Quando a vaga nasce para a planilha, a promoção não vem',
        comment: 'A consequência vem em cadeia: vaga formal, carreira parada, saída, preconceito confirmado.',
        competence: 3,
      },
      {
        quote: 'esse preconceito é, por sua vez, o segundo obstáculo.',
        comment:
          'O preconceito que o parágrafo anterior descreve volta aqui como assunto: a ligação se faz pela ideia, e não só pelo conectivo.',
        competence: 4,
      },
      {
        quote: 'Mudou o ambiente, e não o corpo de quem chegava.',
        comment: 'A frase explica o filme à luz da Convenção: um repertório confirma o outro.',
        competence: 2,
      },
      {
        quote: 'auditorias anuais que ouçam, em sigilo, os próprios trabalhadores com deficiência',
        comment:
          'O meio é detalhado: quando, com quem e de que forma. “Em sigilo” mostra que se pensou no risco para quem fala.',
        competence: 5,
      },
      {
        quote: 'por seu turno',
        comment: 'Marca a passagem para o segundo agente sem repetir “além disso”.',
        competence: 4,
      },
    ],
    estimate: [
      {
        competence: 1,
        score: 200,
        reason: 'Concordância, crase e pontuação seguras em períodos longos, sem perder a clareza.',
      },
      {
        competence: 2,
        score: 200,
        reason:
          'Convenção, lei e documentário são explicados e se ligam ao recorte: trabalho, e não só inclusão.',
      },
      {
        competence: 3,
        score: 160,
        reason:
          'Os dois argumentos se encadeiam, e a conclusão atende a ambos; falta mostrar, com um caso, como o olhar dos gestores decide a promoção.',
      },
      {
        competence: 4,
        score: 200,
        reason: 'Elos variados entre frases e parágrafos, com retomadas que fazem o texto andar.',
      },
      {
        competence: 5,
        score: 200,
        reason:
          'Duas propostas completas, com detalhamento no meio da primeira e no agente que conduz a segunda.',
      },
    ],
    sources: [
      'Decreto nº 6.949, de 25 de agosto de 2009 (planalto.gov.br)',
      'Lei nº 8.213, de 24 de julho de 1991, art. 93 (planalto.gov.br)',
      'Filme: Crip Camp, direção de Nicole Newnham e James LeBrecht, 2020',
    ],
  },
]
