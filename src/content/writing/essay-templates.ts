/**
 * The sentences of the essay generator: four theses, four introductions, a fixed conclusion (product §9).
 *
 * Editorial rule: any noun phrase must fit, with or without its article, so an input stands only where nothing
 * contracts with it or agrees with it (direct object, or between quotes). Facts are named with their source below.
 *
 * Sources: Constituição Federal de 1988, art. 3º and 205 · Declaração Universal dos Direitos Humanos, 1948, art. 1º ·
 * Thomas More, Utopia, 1516 · Milton Santos, "As cidadanias mutiladas" · Paulo Freire, A importância do ato de ler ·
 * John Locke, Segundo tratado sobre o governo civil.
 */
import type { EssayTemplates } from '#domain/writing/essay-generator.ts'

export const ESSAY_TEMPLATES: EssayTemplates = {
  firstOpening: 'Em primeiro lugar, ',
  secondOpening: 'Além disso, ',
  theses: [
    {
      id: 'falta-de-informacoes',
      name: 'a falta de informações',
      development:
        'a falta de informações agrava o quadro. Quem não conhece o que a lei lhe garante dificilmente o reivindica, e o silêncio em torno do tema “{theme}” faz o problema parecer natural. Para o educador Paulo Freire, a leitura do mundo precede a leitura da palavra; sem dados claros e acessíveis, porém, essa leitura do mundo fica incompleta. Assim, a desinformação isola {audience} e enfraquece a cobrança por medidas capazes de garantir {theirRight}.',
    },
    {
      id: 'lacuna-educacional',
      name: 'a lacuna educacional',
      development:
        'a lacuna educacional contribui para o problema. O artigo 205 da Constituição Federal define a educação como direito de todos e a vincula ao preparo para o exercício da cidadania. Quando a escola silencia sobre questões como “{theme}”, no entanto, forma estudantes que dominam o conteúdo das provas, mas não o da vida em comum. Como efeito, o desconhecimento se repete entre as gerações, o que afasta {audience} da participação social e compromete {theirRight}.',
    },
    {
      id: 'negligencia-governamental',
      name: 'a negligência governamental',
      development:
        'a negligência governamental perpetua a situação. Para o filósofo John Locke, a principal finalidade do governo é proteger os direitos dos cidadãos; quando o poder público se omite, portanto, falta àquilo que justifica a sua existência. No caso do tema “{theme}”, essa omissão aparece em políticas descontínuas e em leis que não saem do papel. Desse modo, a ausência do Estado desampara {audience} e restringe {theirRight}.',
    },
    {
      id: 'desigualdade-social',
      name: 'a desigualdade social',
      development:
        'a desigualdade social aprofunda o problema. O artigo 3º da Constituição Federal inclui entre os objetivos da República a redução das desigualdades, mas a distância entre esse objetivo e a realidade permanece grande. Diante do tema “{theme}”, quem dispõe de renda encontra alternativas particulares, ao passo que os mais pobres dependem de serviços insuficientes. Por isso, a condição econômica acaba por deixar à margem {audience} e por limitar {theirRight}.',
    },
  ],
  introductions: [
    'A Constituição Federal de 1988, conhecida como “Constituição Cidadã”, assegura a todos os brasileiros uma vida digna. Na prática, porém, o debate sobre o tema “{theme}” revela que essa promessa ainda não alcança {audience}, já que persistem situações que comprometem {right}. Nesse cenário, dois fatores sustentam o problema: {firstThesis} e {secondThesis}.',
    'Em “Utopia”, obra publicada em 1516, Thomas More imagina uma sociedade organizada em favor do bem comum. O Brasil atual distancia-se desse ideal quando se discute o tema “{theme}”, questão que atinge {audience} e fragiliza {right}. Entre as causas desse quadro, destacam-se {firstThesis} e {secondThesis}.',
    'A Declaração Universal dos Direitos Humanos, de 1948, afirma que todas as pessoas nascem livres e iguais em dignidade e direitos. Essa igualdade, contudo, ainda não se concretiza no Brasil, como mostra o tema “{theme}”: trata-se de um desafio que atinge {audience} e põe em risco {right}. Isso decorre, sobretudo, de dois fatores: {firstThesis} e {secondThesis}.',
    'O geógrafo Milton Santos chamou de “cidadanias mutiladas” a condição de quem tem direitos reconhecidos no papel, mas não na vida. A expressão ajuda a compreender o tema “{theme}”, pois a realidade brasileira ainda deixa desprotegidos grupos inteiros, atinge {audience} e nega {right}. Para entender essa permanência, é preciso examinar {firstThesis} e {secondThesis}.',
  ],
  conclusion:
    'Portanto, medidas são necessárias para reverter esse quadro. Cabe ao Ministério da Educação, órgão responsável pela política nacional de ensino, criar um programa permanente de debates sobre o tema “{theme}” nas escolas públicas, por meio de oficinas, de rodas de conversa com especialistas e de materiais em linguagem acessível, abertos também às famílias. A iniciativa deve ter a finalidade de informar a comunidade, formar cidadãos capazes de cobrar o poder público e, com isso, assegurar {right}. Dessa forma, o país dará um passo concreto para que a dignidade prevista em lei se torne experiência de todos.',
}
