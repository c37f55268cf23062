/**
 * Exercises on the sentence and on the text: fragments, sentences without an end, repetition, references that come
 * ready, and the proposal (product §9 Practice). How they are written: `writing-conventions.ts`.
 */
import type { ExerciseDrafts } from './draft.ts'

export const SENTENCES_AND_TEXT = {
  fragment: [
    [
      'A rua alaga todo verão{. Pois|, pois} os bueiros estão entupidos.',
      'A explicação com “pois” não se sustenta sozinha: junte-a à frase que explica.',
    ],
    [
      'Muitos jovens deixam os estudos{. Já que|, já que} precisam de renda.',
      '“Já que precisam de renda” é só a causa. Falta a ela uma oração principal.',
    ],
    [
      'A vacina é segura{. Visto que|, visto que} passou por anos de testes.',
      'Oração de causa sozinha é frase truncada: una as duas.',
    ],
    [
      'O idoso perde o convívio{. O que agrava|, o que agrava} a depressão.',
      '“O que agrava” depende da frase anterior: ligue com vírgula.',
    ],
    [
      'O bairro tem uma praça{. Onde|, onde} as crianças brincam.',
      '“Onde” retoma “praça”; separado dela, fica sem sentido.',
    ],
    [
      'O livro narra a seca{. Cujo autor|, cujo autor} nasceu no sertão.',
      '“Cujo” precisa estar junto do nome que retoma.',
    ],
    [
      'O trabalhador passa horas no ônibus{. Tendo| e tem} pouco tempo para os filhos.',
      'Gerúndio sozinho não forma frase completa.',
    ],
    [
      'A escola precisa mudar{. Para que|, para que} o aluno queira ficar.',
      'A finalidade depende da oração principal: uma frase só.',
    ],
    [
      'O rio virou esgoto{. Sendo que abastece|, embora abasteça} a cidade.',
      '“Sendo que” não abre frase nem diz a relação. Escolha o conectivo certo.',
    ],
    [
      'A lei protege o consumidor{. Que os|, mas os} próprios clientes desconhecem.',
      'O pedaço depois do ponto depende do anterior.',
    ],
    [
      'O aplicativo não contrata{. Impedindo|, o que impede} o entregador de ter férias.',
      'O gerúndio não sustenta uma frase: una as duas e conjugue o verbo.',
    ],
    [
      'A depressão cresce entre os jovens{. Uma vez que|, uma vez que} falta quem os escute.',
      '“Uma vez que” abre a causa: fica na mesma frase do efeito.',
    ],
    [
      'O museu perdeu o acervo{. Haja vista|, haja vista} a falta de reforma.',
      'A causa não anda sozinha: una-a ao fato.',
    ],
  ],
  'sentence-long': [
    [
      'A falta de bibliotecas nas cidades pequenas afasta as crianças dos livros desde cedo{, e isso acontece porque|. Isso acontece porque} os prefeitos preferem obras que aparecem na campanha, como praças e pórticos, e porque os pais, cansados do trabalho, não encontram tempo nem exemplo para ler em casa{, de modo que|. Assim,} o aluno chega ao ensino médio sem fôlego para um capítulo inteiro e desiste diante do primeiro texto mais exigente da prova.',
      'Mais de sessenta palavras em uma frase cansam quem lê. Cada ponto dá um passo do raciocínio.',
    ],
    [
      'O transporte público das grandes cidades foi pensado para levar o trabalhador do bairro ao centro pela manhã e do centro ao bairro à noite{, o que|. Isso} ignora quem estuda, quem cuida de parentes e quem trabalha de madrugada{, pessoas que|. Essas pessoas} esperam muito tempo em pontos escuros, pagam duas passagens para um trajeto curto e acabam por recusar cursos, consultas e empregos apenas porque não têm como chegar.',
      'Procure onde a ideia vira outra ideia: ali cabe um ponto.',
    ],
    [
      'A desinformação sobre vacinas se espalha com rapidez nas redes porque o medo prende a atenção mais do que a ciência{, e as|. As} plataformas lucram com cada minuto de atenção e não têm pressa de retirar o que assusta{, enquanto|. Enquanto isso,} os postos de saúde, sem equipe para visitar as famílias, esperam por pais que não chegam e veem doenças já vencidas reaparecerem em bairros onde ninguém mais se lembrava delas.',
      'Três ideias, três frases: causa, interesse, consequência.',
    ],
    [
      'O cuidado com os idosos recai quase sempre sobre as mulheres da família{, que|. Elas} deixam o emprego ou reduzem as horas de trabalho para dar remédios, banho e companhia{, sem que|. Ao mesmo tempo,} o Estado ofereça centros de convivência nem salário por esse serviço{, o que|. Essa situação} empobrece a casa inteira, adoece quem cuida e faz com que a velhice, em vez de direito, pareça um peso que cada família carrega sozinha e em silêncio.',
      'Uma frase sem fim esconde as relações. Divida e retome: elas, essa situação.',
    ],
    [
      'A floresta amazônica devolve à atmosfera a umidade que vira chuva no Sudeste e no Centro-Oeste{, e por isso o|. Por isso, o} desmatamento não é problema apenas de quem mora no Norte{, já que|. De fato,} a seca que esvazia os reservatórios e estraga a colheita de outras regiões começa muitas vezes com uma árvore derrubada a milhares de quilômetros, longe dos olhos de quem abre a torneira e reclama da conta.',
      'Depois de cada afirmação completa, ponto. O conectivo liga a próxima.',
    ],
    [
      'O esporte na escola é tratado como intervalo entre as aulas importantes{, embora|. No entanto,} ensine a perder, a esperar a vez e a confiar no outro, lições que nenhuma apostila traz{, e essa|. Essa} visão faz com que faltem quadras cobertas, bolas e professores{, de forma que|. Com isso,} o jovem que não pode pagar um clube cresce sem a prática que evitaria doenças e lhe daria, além da saúde, um grupo ao qual pertencer nos anos mais difíceis.',
      'Troque algumas conjunções por um ponto e um conectivo no início da frase seguinte.',
    ],
  ],
  repetition: [
    [
      'A escola forma o leitor. A escola abre a biblioteca. A escola recebe a família. Sem {a escola|esse apoio}, a leitura não chega à casa.',
      'A mesma palavra quatro vezes no parágrafo cansa. Retome com um sinônimo ou um pronome.',
    ],
    [
      'A água falta no sertão. A água sobra na cheia. A água suja adoece. Cuidar da {água|nascente} é cuidar da vida.',
      'Procure outra palavra que diga o mesmo naquele ponto.',
    ],
    [
      'O jovem quer trabalho. O jovem quer estudo. O jovem quer voz. A política esquece o {jovem|futuro eleitor}.',
      'Sinônimos e expressões equivalentes mantêm a ligação sem repetir.',
    ],
    [
      'A cidade cresce depressa. A cidade exclui os pobres. A cidade expulsa o verde. É preciso mudar a {cidade|vida urbana}.',
      'Troque a quarta vez por uma expressão próxima: vida urbana.',
    ],
    [
      'O livro ensina. O livro consola. O livro custa caro. Baratear o {livro|acesso à leitura} é urgente.',
      'Em vez do mesmo nome, diga o que ele significa ali.',
    ],
    [
      'O trabalho dignifica. O trabalho cansa. O trabalho sem direitos adoece. Falta regular o {trabalho|emprego} por aplicativo.',
      'Um sinônimo resolve: emprego.',
    ],
    [
      'A família educa. A família protege. A família também erra. Por isso, apoiar a {família|casa} é dever de todos.',
      'Escolha outra palavra para a última vez.',
    ],
    [
      'O idoso ensina. O idoso cuida dos netos. O idoso guarda a memória. A cidade esquece o {idoso|avô} e perde tudo isso.',
      'Evite a quarta repetição: avô, ancião, quem envelhece.',
    ],
  ],
  'repertoire-stock': [
    [
      'A mulher que cuida dos pais vive {uma cidadania de papel|um segundo turno sem salário}.',
      'Referência que serve a qualquer tema pouco acrescenta. Prefira o que só caiba aqui.',
    ],
    [
      'O acesso ao cinema, no Brasil, é {uma utopia|um privilégio de quem mora perto de um shopping}.',
      '“Utopia” virou referência pronta. Diga o fato do seu tema.',
    ],
    [
      'A falta de saneamento mostra que o lema {ordem e progresso|do Plano Nacional de Saneamento Básico} não se cumpre.',
      'O lema da bandeira cabe em qualquer tema. Escolha a lei ou o plano que trata do seu.',
    ],
    [
      'A solidão dos idosos é fruto da {modernidade líquida|migração dos filhos para as capitais}.',
      'O conceito é bom, mas já vem pronto. Explique a causa própria do tema.',
    ],
    [
      'O trânsito violento confirma que {o homem é o lobo do homem|a rua foi desenhada para o carro}.',
      'A frase famosa serve a tudo. Um dado sobre ruas serve ao seu tema.',
    ],
    [
      'A evasão escolar desmente a ideia de {país do futuro|escola para todos}.',
      'Troque a expressão gasta pela promessa que o seu tema desmente.',
    ],
    [
      'O desmatamento rompe o {contrato social|Código Florestal de 2012}.',
      'Nomeie a lei que trata do assunto: a referência fica produtiva.',
    ],
    [
      'O descaso com os museus é {uma pedra: no meio do caminho tinha uma pedra|um incêndio anunciado, como o do Museu Nacional em 2018}.',
      'O verso é lindo, mas serve a todo obstáculo. O fato histórico é do seu tema.',
    ],
  ],
  'proposal-conditional': [
    ['O governo {deveria|deve} criar creches em tempo integral.', 'Proposta é decisão, não desejo: “deve”.'],
    [
      'As escolas {poderiam|devem} promover rodas de leitura com as famílias.',
      '“Poderiam” deixa em dúvida. Quem propõe afirma.',
    ],
    [
      'O Ministério da Saúde {deveria|deve} ampliar as campanhas de vacinação.',
      'Use o presente: deve ampliar.',
    ],
    [
      'As prefeituras {deveriam|devem} investir em ciclovias nos bairros.',
      'No futuro do pretérito, a ação parece um sonho. Afirme.',
    ],
    [
      'A mídia {poderia|deve} divulgar os canais de denúncia.',
      'A banca procura uma ação que será feita: deve divulgar.',
    ],
    [
      'O poder público {deveria|deve} fiscalizar o trabalho infantil nas feiras.',
      'Troque o desejo pelo dever.',
    ],
    [
      'As empresas {deveriam|devem} reduzir as embalagens e oferecer pontos de coleta.',
      '“Devem” mostra compromisso.',
    ],
    [
      'O Congresso Nacional {poderia|deve} aprovar verbas e criar um fundo para os museus.',
      'Proposta firme: deve aprovar.',
    ],
    [
      'As universidades {deveriam|devem} oferecer cursos gratuitos aos idosos.',
      'Presente do indicativo: a proposta fica concreta.',
    ],
    [
      'O Estado {poderia|deve} promover o ensino de Libras.',
      '“Poderia” deixa a proposta no ar. “Deve” a assume.',
    ],
  ],
  'proposal-lack': [
    [
      '{Faltam|O governo deve criar} creches em tempo integral nos bairros pobres.',
      'Dizer que falta é diagnóstico. Proposta diz quem faz o quê.',
    ],
    [
      '{Falta|As escolas devem promover} educação digital para as crianças.',
      'Transforme a falta em ação: agente, verbo, medida.',
    ],
    ['{Faltam|O Ministério da Saúde deve contratar} psicólogos nos postos.', 'Quem contrata? Diga o agente.'],
    [
      '{Falta|A prefeitura deve realizar} fiscalização nas margens dos rios.',
      'A carência já foi mostrada no desenvolvimento; aqui cabe a solução.',
    ],
    [
      'O interior {carece de|deve receber do governo} bibliotecas e oficinas de leitura.',
      '“Carece” descreve; a proposta age.',
    ],
    [
      '{Faltam|As empresas devem oferecer} vagas para jovens aprendizes.',
      'Nomeie quem vai oferecer as vagas.',
    ],
    [
      '{Falta|O poder público deve investir em} transporte para os alunos do campo.',
      'Verbo de ação e agente: assim nasce a proposta.',
    ],
    [
      'Os museus {carecem de|devem receber do Estado} verbas para a reforma.',
      'Diga de onde vem a verba e o que ela faz.',
    ],
  ],
  'human-rights': [
    [
      'Quem maltrata animais {merece apanhar em praça pública|deve responder na Justiça}.',
      'A proposta que fere os direitos humanos zera a competência 5. Proponha pena prevista em lei.',
    ],
    [
      'O governo deve {expulsar os refugiados|acolher os refugiados} que chegam ao país.',
      'Negar proteção a quem foge fere os direitos humanos. Proponha acolhimento.',
    ],
    [
      'Os corruptos {devem apanhar|devem ser julgados} sem demora.',
      'Defender a violência anula a proposta. Proponha julgamento, prevenção, educação.',
    ],
    [
      'O Estado deve adotar a {pena de morte|educação no trânsito} contra quem dirige embriagado.',
      'Pena de morte fere o direito à vida: troque por medida educativa e legal.',
    ],
    [
      'Os presos devem cumprir {trabalhos forçados|cursos profissionalizantes} para voltar à sociedade.',
      'Trabalho forçado é proibido pela Constituição. A formação reintegra.',
    ],
    [
      'É justo {torturar|investigar e julgar} quem pratica corrupção.',
      'Nenhuma causa autoriza a tortura. A saída é a investigação.',
    ],
  ],
} as const satisfies ExerciseDrafts
