/**
 * Exercises on the comma, taught by the parts of the sentence and never by the breath (product §9 Practice). How they
 * are written: `writing-conventions.ts`.
 */
import type { ExerciseDrafts } from './draft.ts'

export const COMMAS = {
  'comma-after-connective': [
    [
      'No entanto{|,} a medida chega a poucos bairros.',
      'O conectivo que abre a frase fica separado do resto por vírgula.',
    ],
    [
      'Além disso{|,} a escola precisa acolher a família.',
      '“Além disso” abre a frase e liga ao que veio antes: depois dele, vírgula.',
    ],
    [
      'Portanto{|,} o governo deve ampliar a rede de creches.',
      'O conectivo de conclusão no início da frase pede vírgula.',
    ],
    [
      'Dessa forma{|,} a desigualdade passa de pais para filhos.',
      '“Dessa forma” resume o que foi dito e é seguido de vírgula.',
    ],
    [
      'Por outro lado{|,} a tecnologia aproxima quem mora longe.',
      'A locução vem antes do sujeito (“a tecnologia”): separe-a com vírgula.',
    ],
    [
      'Em primeiro lugar{|,} a fome tira a atenção do aluno.',
      'O marcador de ordem não faz parte do sujeito: vírgula depois dele.',
    ],
    [
      'Nesse contexto{|,} o esporte vira proteção para os jovens.',
      'Expressão que retoma o parágrafo anterior: vírgula depois dela.',
    ],
    [
      'Contudo{|,} a lei de 2015 ainda espera fiscalização.',
      '“Contudo” no início da frase vem seguido de vírgula.',
    ],
    [
      'Infelizmente{|,} a memória dos povos indígenas some dos livros.',
      'O advérbio comenta a frase inteira, e por isso se separa dela.',
    ],
    [
      'Por fim{|,} a família precisa participar do tratamento.',
      'O marcador que fecha a lista de ideias fica antes da vírgula.',
    ],
    [
      'Consequentemente{|,} o idoso depende de vizinhos para ir ao médico.',
      'O conectivo de consequência no início da frase pede vírgula.',
    ],
    [
      'Com isso{|,} o hábito da leitura não se forma.',
      '“Com isso” resume a frase anterior; a vírgula mostra onde o resumo acaba.',
    ],
    [
      'Ademais{|,} o transporte caro afasta o público do museu.',
      'Conectivo de adição na abertura da frase: vírgula depois.',
    ],
  ],
  'comma-around-connective': [
    [
      'O remédio existe{ porém|, porém} custa mais do que o salário.',
      'No meio da frase, “porém” começa uma oposição: vírgula antes dele.',
    ],
    [
      'A cidade cresceu{ contudo|, contudo,} as calçadas continuaram estreitas.',
      'Deslocado no meio da frase, o conectivo fica entre vírgulas.',
    ],
    [
      'O prédio é histórico{ portanto|, portanto,} precisa de cuidado.',
      'O conectivo no meio da frase se separa dos dois lados.',
    ],
    [
      'Os jovens leem nas telas{ ou seja|, ou seja,} a leitura mudou de lugar.',
      '“Ou seja” explica de novo o que foi dito e fica entre vírgulas.',
    ],
    [
      'A lei é boa{ no entanto|, no entanto,} falta verba.',
      'O conectivo entre duas orações se separa com vírgulas.',
    ],
    [
      'O trabalho de cuidado é invisível{ isto é|, isto é,} não aparece nas contas do país.',
      '“Isto é” abre uma explicação e fica entre vírgulas.',
    ],
    [
      'O solo é fértil{ todavia|, todavia,} a água está contaminada.',
      'Oposição no meio da frase: o conectivo fica entre vírgulas.',
    ],
    [
      'A vacina é gratuita{ entretanto|, entretanto,} a procura diminuiu.',
      'O conectivo liga duas orações completas: separe-o.',
    ],
    [
      'O lixo tem valor{ portanto|, portanto,} deve ser separado.',
      '“Portanto” no meio da frase fica entre vírgulas.',
    ],
    [
      'A criança aprende pelo exemplo{ ou seja|, ou seja,} observa os adultos.',
      'A expressão que reformula a ideia se separa com vírgulas.',
    ],
    [
      'O ônibus chega{ porém|, porém} sem rampa para cadeirantes.',
      'Antes de “porém” há sempre uma pausa da sintaxe: a oposição começa ali.',
    ],
    [
      'O jovem vota aos dezesseis anos{ contudo|, contudo,} conhece pouco a política.',
      'As vírgulas mostram que o conectivo não pertence a nenhuma das duas orações.',
    ],
  ],
  'comma-before-clause': [
    [
      'A água do poço acabou{ pois|, pois} a chuva não veio.',
      '“Pois” abre a oração que explica a anterior: vírgula antes dele.',
    ],
    [
      'O estádio foi reformado{ mas|, mas} a escola ao lado espera uma quadra.',
      'A oração que começa com “mas” se opõe à anterior e se separa dela.',
    ],
    [
      'O catador é essencial{ já que|, já que} boa parte do lixo passa por suas mãos.',
      'A oração de causa vem depois da principal: a vírgula marca o limite.',
    ],
    ['A biblioteca fechou{ pois|, pois} ninguém assumiu a reforma.', 'Explicação com “pois”: vírgula antes.'],
    ['A internet informa{ mas|, mas} também engana.', 'Duas orações em oposição: vírgula antes de “mas”.'],
    [
      'O preconceito contra a doença persiste{ pois|, pois} pouco se fala dela na escola.',
      'A segunda oração explica a primeira, e a vírgula fica entre as duas.',
    ],
    [
      'A floresta rende mais em pé{ mas|, mas} o corte dá lucro rápido.',
      '“Mas” inicia oração com sujeito próprio (“o corte”): vírgula antes.',
    ],
    [
      'A doação de sangue diminui nas férias{ pois|, pois} os doadores viajam.',
      'Antes da explicação com “pois”, vírgula.',
    ],
    [
      'Muitos idosos moram sozinhos{ mas|, mas} poucos têm quem os visite.',
      'As duas orações se opõem: separe-as.',
    ],
    [
      'O teatro educa{ pois|, pois} obriga o jovem a ouvir o outro.',
      '“Pois” vale “porque”: introduz a explicação depois da vírgula.',
    ],
    [
      'A ciclovia existe no mapa{ mas|, mas} termina no meio da avenida.',
      'Oposição entre o mapa e a rua: vírgula antes de “mas”.',
    ],
    [
      'O médico não chega ao interior{ pois|, pois} faltam condições de trabalho.',
      'A vírgula separa o fato da sua explicação.',
    ],
  ],
  'comma-after-adjunct': [
    [
      'No Brasil{|,} a fome voltou a crescer.',
      'O adjunto de lugar foi para o começo da frase, antes do sujeito: a vírgula marca a mudança de ordem.',
    ],
    [
      'Na sociedade{|,} os mais velhos perdem espaço.',
      'O lugar comum do adjunto é depois do verbo. Quando vem antes, separe-o.',
    ],
    [
      'No mundo{|,} a mentira viaja mais rápido do que a verdade.',
      'O adjunto de lugar abre a frase e se separa do sujeito.',
    ],
    [
      'Em 2020{|,} a pandemia fechou as salas de aula.',
      'A data foi deslocada para o início: vírgula depois dela.',
    ],
    ['No país{|,} a coleta seletiva alcança poucas cidades.', 'Adjunto de lugar antes do sujeito: vírgula.'],
    [
      'Na atualidade{|,} o celular ocupa o lugar do livro.',
      'O tempo vem antes do sujeito (“o celular”), e a vírgula mostra isso.',
    ],
    [
      'Na contemporaneidade{|,} a solidão virou questão de saúde.',
      'Adjunto deslocado para a frente: vírgula.',
    ],
    [
      'Na sociedade{|,} os refugiados ainda são vistos com medo.',
      'O adjunto abre a frase: separe-o do sujeito (“os refugiados”).',
    ],
    [
      'No mundo{|,} a produção de plástico não para de crescer.',
      'O adjunto saiu do fim da frase e veio para o começo.',
    ],
    [
      'Em 1988{|,} a Constituição Federal garantiu o direito à saúde.',
      'Data no início da frase, antes do sujeito: vírgula.',
    ],
    [
      'No Brasil{|,} muitos trabalhadores perdem horas no transporte.',
      'O adjunto de lugar vem antes do sujeito, fora de seu lugar comum.',
    ],
    [
      'Na sociedade{|,} a beleza virou mercadoria.',
      'Deslocado para o início, o adjunto fica separado por vírgula.',
    ],
  ],
  'comma-subject-verb': [
    [
      'A ausência de saneamento{,|} causa doenças antigas.',
      'O que causa? “A ausência de saneamento”. Entre o sujeito e o verbo não cabe vírgula.',
    ],
    [
      'O excesso de telas na infância{,|} atrapalha o sono.',
      'Por mais longo que seja, o sujeito nunca se separa do verbo com vírgula.',
    ],
    [
      'A população das grandes cidades{,|} sofre com o barulho.',
      '“A população” é quem sofre: sujeito e verbo ficam juntos.',
    ],
    [
      'A violência contra a mulher{,|} precisa ser denunciada.',
      'Sujeito: “a violência contra a mulher”. Verbo: “precisa”. Nada entre eles.',
    ],
    [
      'Os jovens da periferia{,|} precisam de espaços de lazer.',
      'Os jovens precisam: a vírgula cortaria a ligação.',
    ],
    [
      'A água dos rios urbanos{,|} está poluída.',
      'O que está poluído? A água. Sujeito e verbo não se separam.',
    ],
    [
      'O medo da denúncia{,|} impede a vítima de pedir ajuda.',
      'O sujeito é “o medo da denúncia”; depois dele vem logo o verbo.',
    ],
    [
      'A propaganda de alimentos para crianças{,|} deve ter limites.',
      'Mesmo com um sujeito comprido, nada de vírgula antes do verbo.',
    ],
    [
      'Os catadores de material reciclável{,|} evitam um desastre maior.',
      'Quem evita? Os catadores. A vírgula separaria os dois.',
    ],
    [
      'A leitura em voz alta{,|} aproxima pais e filhos.',
      'Sujeito (“a leitura em voz alta”) e verbo (“aproxima”) andam juntos.',
    ],
    [
      'O tempo gasto no ônibus{,|} rouba horas de estudo.',
      'A vírgula depois do sujeito é um dos desvios mais comuns: apague-a.',
    ],
    [
      'A memória de um povo{,|} vive em suas festas.',
      'Pergunte ao verbo quem faz a ação; a resposta é o sujeito, e ele não leva vírgula.',
    ],
  ],
  'comma-stray': [
    [
      'É necessário{,|} que o Estado fiscalize as barragens.',
      '“Que o Estado fiscalize” é o que é necessário: a oração completa a outra, sem vírgula.',
    ],
    [
      'Percebe-se{,|} que a vacinação caiu nos últimos anos.',
      'O que se percebe vem logo depois do verbo, sem vírgula.',
    ],
    [
      'É fundamental{,|} que a escola discuta o uso das redes.',
      'A oração com “que” é o sujeito de “é fundamental”: não se separa.',
    ],
    [
      'O problema persiste porque{,|} a lei não é cumprida.',
      'A conjunção pertence à oração que abre; a vírgula não fica depois dela.',
    ],
    [
      'A cidade deve mudar, já que o planeta prova que{,|} o clima já mudou.',
      'O que o planeta prova começa em “que” e segue sem vírgula.',
    ],
    [
      'Nota-se{,|} que os museus ficam longe da periferia.',
      'Nota-se o quê? Que os museus ficam longe: complemento não leva vírgula.',
    ],
    [
      'O filme mostra que{,|} a infância precisa de proteção.',
      'Depois de “que” começa a oração; a vírgula cortaria a frase no meio.',
    ],
    [
      'O preconceito continua embora{,|} a lei seja clara.',
      '“Embora” abre a oração: a vírgula não fica depois dele.',
    ],
    [
      'É importante{,|} que o idoso tenha voz nas decisões da família.',
      'O que é importante? A oração inteira que vem depois: sem vírgula.',
    ],
    [
      'A ciência afirma que{,|} o planeta está mais quente.',
      'O complemento de “afirma” começa em “que” e segue direto.',
    ],
    [
      'Conclui-se{,|} que a mudança depende de todos.',
      '“Que a mudança depende de todos” completa o verbo: sem vírgula.',
    ],
    [
      'As cidades sabem que{,|} o barulho é um problema de saúde.',
      'O que elas sabem começa em “que”: nada de vírgula no meio.',
    ],
  ],
} as const satisfies ExerciseDrafts
