/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const DESASTRES_CLIMATICOS: ModelEssay = {
  id: 'desastres-climaticos',
  axis: 'Meio Ambiente',
  themeId: 'desastres-climaticos',
  structure: 'Causa e agravante',
  theme: 'Desafios para a prevenção de desastres climáticos nas cidades brasileiras',
  paragraphs: [
    'Em maio de 2024, as águas cobriram bairros inteiros do Rio Grande do Sul, e o Brasil se comoveu diante de telhados que pareciam barcos. Essa cena, embora espantosa, não era inédita: em janeiro de 2011, deslizamentos haviam soterrado parte da Região Serrana do Rio de Janeiro, tragédia que apressou a criação do Centro Nacional de Monitoramento e Alertas de Desastres Naturais. Nesse cenário, a prevenção de desastres climáticos nas cidades brasileiras esbarra tanto na negligência do poder público, que trata o risco como fatalidade, quanto na desigualdade que decide quem mora onde a terra desliza.',
    'Em primeiro lugar, a negligência do poder público prospera porque a ideia de fatalidade dispensa responsáveis. Ao instituir a Política Nacional de Proteção e Defesa Civil, a Lei nº 12.608, de 2012, determinou que a incerteza quanto ao risco não servisse de obstáculo à prevenção; na prática, entretanto, prevenir rende menos votos do que socorrer. Segundo levantamento da Confederação Nacional de Municípios, dos R$ 13,4 bilhões previstos entre 2013 e 2024 para evitar desastres e administrar riscos, apenas R$ 5,3 bilhões foram efetivamente repassados às prefeituras; o restante – a encosta não contida, o canal não drenado, a sirene não instalada – reaparece como tragédia. Dessa maneira, a prevenção cede lugar a uma política da comoção: o governante que faltou à obra comparece à lama, de botas, e aquilo que era negligência passa a ser chamado de solidariedade.',
    'Ademais, essa negligência tem endereço, visto que a desigualdade empurra os mais pobres para o perigo. A urbanista Ermínia Maricato, em “Brasil, Cidades”, de 2001, mostra que às famílias excluídas do mercado imobiliário sobram justamente as áreas que ele despreza, como as encostas e as beiras de córregos. Não é o acaso, pois, que escolhe tais desabrigados: a mesma chuva que atrasa o trânsito de um bairro apaga o outro do mapa. Passada essa enchente, o aluguel social termina antes que a moradia prometida comece, e a família desabrigada, sem alternativa, reconstrói a parede no mesmo barranco que a derrubou. Assim, o desastre chamado de natural revela-se profundamente social, uma vez que a vulnerabilidade foi distribuída muito antes de a nuvem se formar.',
    'Logo, cabe ao Ministério das Cidades, responsável pela política nacional de habitação, em parceria com as prefeituras, reassentar as famílias que vivem em áreas de risco, por meio da construção de moradias em terrenos públicos ociosos do mesmo bairro, com prazos divulgados na internet e acompanhados pelo Ministério Público, a fim de que essa mudança não rompa os laços comunitários. À Defesa Civil de cada município compete, ainda, realizar treinamentos semestrais de evacuação nas comunidades, para que os alertas do Centro Nacional de Monitoramento sejam transformados em salvamento. Desse modo, as imagens do Rio Grande do Sul e da Região Serrana serão memória, e não previsão.',
  ],
  marks: [
    {
      quote: 'telhados que pareciam barcos',
      comment:
        'Uma imagem curta basta para situar o leitor. O texto não gasta três linhas descrevendo a enchente.',
      competence: 3,
    },
    {
      quote: 'em janeiro de 2011, deslizamentos haviam soterrado parte da Região Serrana',
      comment: 'O segundo fato prova que o primeiro não era novidade: o repertório já argumenta.',
      competence: 2,
    },
    {
      quote: 'que trata o risco como fatalidade',
      comment: 'A tese escolhe a palavra que o segundo parágrafo vai desmontar.',
      competence: 3,
    },
    {
      quote: 'na prática, entretanto, prevenir rende menos votos do que socorrer',
      comment:
        'Lei citada com o que ela manda; em seguida, por que não é cumprida. É isso que a torna produtiva.',
      competence: 2,
    },
    {
      quote: 'apenas R$ 5,3 bilhões foram efetivamente repassados às prefeituras; o restante',
      comment:
        'O ponto e vírgula separa duas orações já longas, e a crase de “às prefeituras” está certa: repassar algo a alguém.',
      competence: 1,
    },
    {
      quote: 'Ademais, essa negligência tem endereço',
      comment: '“Essa negligência” amarra o parágrafo ao anterior melhor do que o conectivo sozinho.',
      competence: 4,
    },
    {
      quote: 'a mesma chuva que atrasa o trânsito de um bairro apaga o outro do mapa',
      comment: 'O contraste mostra a desigualdade sem precisar dizer a palavra.',
      competence: 3,
    },
    {
      quote: 'com prazos divulgados na internet e acompanhados pelo Ministério Público',
      comment: 'Detalhamento do meio: quem cobra e como. Sem isso, “construir moradias” seria só um desejo.',
      competence: 5,
    },
    {
      quote: 'serão memória, e não previsão',
      comment: 'O fecho volta às duas cenas da abertura e encerra o texto em seis palavras.',
      competence: 4,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Sintaxe variada, com apostos e orações reduzidas; nenhum desvio.',
    },
    {
      competence: 2,
      score: 200,
      reason: 'Dois fatos históricos, lei, levantamento e uma urbanista, sempre explicados.',
    },
    {
      competence: 3,
      score: 160,
      reason:
        'Causa e agravante se somam bem; faltou dizer por que a comoção não vira voto para quem previne.',
    },
    {
      competence: 4,
      score: 200,
      reason: 'Retomadas por sinônimo e por resumo; conectivos sem repetição.',
    },
    {
      competence: 5,
      score: 200,
      reason: 'Duas propostas, uma para cada argumento, e a primeira com os cinco elementos.',
    },
  ],
  sources: [
    'Lei nº 12.608, de 10 de abril de 2012 (planalto.gov.br)',
    'Confederação Nacional de Municípios, Panorama dos Desastres no Brasil – 2013 a 2024, 2025',
    'Ermínia Maricato, Brasil, Cidades: alternativas para a crise urbana, 2001',
    'Cemaden, criado em 2011, depois do desastre da Região Serrana (gov.br/cemaden)',
  ],
  earlier: [
    {
      total: 600,
      paragraphs: [
        'Todos os anos acontece desastres climáticos no Brasil, como enchentes e deslizamentos, que deixam muitas pessoas sem casa. Esse problema acontece por causa da falta de prevenção do governo e por causa das pessoas que moram em lugares perigosos.',
        'Primeiramente, o governo não faz a prevenção. Os políticos só aparecem depois que a tragédia já aconteceu para dar entrevista e prometer ajuda, mas depois de um tempo todo mundo esquece e não é feito nada. Um exemplo foi o Rio Grande do Sul em 2024 onde muitas cidades ficaram debaixo da água. Se tivesse tido prevenção isso não teria acontecido.',
        'Além disso, muitas pessoas moram em morros e perto de rios por que não tem dinheiro para morar em outro lugar. Quando chove muito a terra desliza e elas perdem tudo, e depois voltam para o mesmo lugar pois não tem para onde ir. Isso mostra como a desigualdade social é grande no nosso país.',
        'Portanto, cabe ao governo investir mais na prevenção dos desastres e construir casas para essas pessoas. A população também deve fazer a sua parte e não jogar lixo na rua, pois o lixo entope os bueiros. Desta forma os desastres vão diminuir.',
      ],
      levels: [120, 120, 80, 160, 120],
      changes: [
        {
          competence: 1,
          text: '“Acontece desastres” passou a concordar, “por que” virou “porque”, e a vírgula apareceu antes de “pois”. “Se tivesse tido prevenção” era da fala.',
        },
        {
          competence: 2,
          text: 'Entrou a Lei nº 12.608, de 2012, e a enchente de 2024 saiu do meio do texto para situar o tema na abertura.',
        },
        {
          competence: 3,
          text: 'A tese passou a dizer as duas causas com nome: negligência e desigualdade. Os parágrafos deixaram de contar e passaram a explicar.',
        },
        {
          competence: 5,
          text: 'O lixo na rua, que o texto não tinha discutido, saiu. A proposta agora responde às causas e tem parceria, meio e finalidade.',
        },
      ],
    },
    {
      total: 800,
      paragraphs: [
        'Em 2024, as enchentes no Rio Grande do Sul mostraram ao Brasil as consequências da falta de prevenção de desastres climáticos. Esse problema, no entanto, não é novo e se repete em várias cidades. Nesse sentido, a prevenção é dificultada pela negligência do poder público e pela desigualdade social, que leva muitas famílias para áreas de risco.',
        'Em primeiro lugar, a negligência do poder público contribui para as tragédias. A Lei nº 12.608, de 2012, criou a Política Nacional de Proteção e Defesa Civil, mas na prática as obras de prevenção são deixadas de lado, já que não dão tanto voto. Por isso, os governantes costumam agir apenas depois do desastre, quando as perdas já aconteceram. Dessa forma, a população continua desprotegida a cada período de chuva.',
        'Além disso, a desigualdade social agrava o problema. As pessoas mais pobres não conseguem pagar por uma moradia segura e acabam morando em encostas e na beira de rios, que são os lugares mais atingidos. Depois da enchente, muitas delas reconstroem a casa no mesmo lugar, porque não recebem outra opção. Assim, o desastre atinge sempre as mesmas pessoas.',
        'Portanto, é necessário que o governo federal, em parceria com as prefeituras, construa moradias populares em lugares seguros, por meio de investimentos, para retirar as famílias das áreas de risco. Também é importante que a Defesa Civil oriente a população sobre o que fazer em caso de chuva forte. Com isso, as cidades brasileiras estarão mais preparadas.',
      ],
      levels: [160, 160, 120, 200, 160],
      changes: [
        {
          competence: 2,
          text: 'A lei ganhou o que ela determina; entraram a tragédia de 2011, que prova a repetição, um levantamento com números e uma urbanista.',
        },
        {
          competence: 3,
          text: '“Não dão tanto voto” foi desenvolvido até a “política da comoção”: o argumento ganhou nome e imagem. O segundo parágrafo passou a mostrar a mesma chuva em dois bairros.',
        },
        {
          competence: 4,
          text: '“Além disso” deixou de ligar sozinho: “essa negligência tem endereço” costura um parágrafo ao outro pela ideia.',
        },
        {
          competence: 5,
          text: '“Por meio de investimentos” era vago. Agora se sabe onde (terrenos públicos ociosos do mesmo bairro), com que prazo e quem acompanha.',
        },
      ],
    },
  ],
}
