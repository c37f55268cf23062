/**
 * Exercises on agreement and on the forms of verbs (product §9 Practice). How they are written:
 * `writing-conventions.ts`.
 */
import type { ExerciseDrafts } from './draft.ts'

export const AGREEMENT_AND_VERBS = {
  'agreement-nominal': [
    [
      'As redes {social|sociais} mudaram a forma de fazer amigos.',
      'O adjetivo acompanha o substantivo: redes (plural), sociais (plural).',
    ],
    [
      'A sociedade {brasileiro|brasileira} ainda naturaliza o trabalho infantil.',
      '“Sociedade” é feminino: sociedade brasileira.',
    ],
    [
      'É {necessário|necessária} a criação de abrigos para mulheres.',
      'Com o artigo “a”, o adjetivo concorda: é necessária a criação.',
    ],
    ['Muitos {jovem|jovens} deixam a escola para trabalhar.', '“Muitos” pede plural: muitos jovens.'],
    [
      'As mulheres são {visto|vistas} como as únicas responsáveis pela casa.',
      'O particípio concorda com “as mulheres”: feminino e plural.',
    ],
    [
      'Os {hospital|hospitais} do interior ficam longe de quem precisa.',
      'O artigo está no plural, e o substantivo o acompanha: os hospitais.',
    ],
    [
      'As {comunidade|comunidades} do interior esperam a internet.',
      'O artigo “as” está no plural: as comunidades.',
    ],
    [
      'Há {bastante pessoas|bastantes pessoas} à espera de moradia.',
      'Quando vale “muitas”, “bastante” também vai para o plural: bastantes pessoas.',
    ],
    [
      'As desigualdades {regional|regionais} aparecem na conexão de internet.',
      'Desigualdades, no plural, pede “regionais”.',
    ],
    [
      'É {necessário|necessária} a participação dos moradores.',
      'O artigo “a” determina o substantivo: é necessária a participação.',
    ],
    [
      'Os {problema|problemas} do transporte começam no ponto de ônibus.',
      'Artigo no plural, substantivo no plural.',
    ],
    [
      'A população indígena é {tratado|tratada} como parte do passado.',
      'O particípio concorda com “a população”: tratada.',
    ],
    [
      'A mentira circula em redes {social|sociais} antes da correção.',
      'Mesmo sem artigo, “redes” está no plural: redes sociais.',
    ],
  ],
  'agreement-verbal': [
    [
      'Os alunos da zona rural {precisa|precisam} de transporte.',
      'Quem precisa? Os alunos. Sujeito no plural, verbo no plural.',
    ],
    [
      'A falta de políticas públicas {fazem|faz} o problema crescer.',
      'O núcleo do sujeito é “a falta”, no singular: a falta faz.',
    ],
    ['Muitos idosos {vive|vivem} com um salário mínimo.', 'Muitos idosos vivem: os dois no plural.'],
    [
      'As pessoas que {mora|moram} na rua são tratadas como invisíveis.',
      '“Que” retoma “as pessoas”: as pessoas moram.',
    ],
    [
      '{Existe|Existem} muitas crianças sem vaga em creche.',
      '“Existir” concorda com o que existe: existem crianças.',
    ],
    ['O uso das redes {afetam|afeta} o sono dos jovens.', 'O núcleo é “o uso”: o uso afeta.'],
    ['As cidades {cresce|crescem} sem planejamento.', 'As cidades crescem: sujeito e verbo no plural.'],
    [
      'A sociedade {precisam|precisa} ouvir os jovens.',
      '“Sociedade” tem muita gente, mas é palavra no singular: precisa.',
    ],
    ['Os livros {fica|ficam} longe de quem mais precisa deles.', 'Os livros ficam: plural com plural.'],
    [
      'A destruição das florestas {ameaçam|ameaça} a chuva do Sudeste.',
      'Quem ameaça é “a destruição”, no singular.',
    ],
    [
      '{Falta|Faltam} muitos médicos no interior.',
      'Faltam os médicos: o sujeito vem depois do verbo, mas manda nele do mesmo jeito.',
    ],
    [
      'Os museus {tem|têm} pouco público fora das férias.',
      'No plural, “têm” leva acento circunflexo: ele tem, eles têm.',
    ],
    ['O preço dos remédios {crescem|cresce} acima da inflação.', 'O núcleo do sujeito é “o preço”: cresce.'],
  ],
  'verb-form': [
    [
      '{Houveram|Houve} muitos avanços desde a Constituição de 1988.',
      'Com o sentido de existir, “haver” fica no singular: houve avanços.',
    ],
    [
      '{Haviam|Havia} muitas fábricas na beira do rio.',
      '“Haver” com sentido de “existir” não tem plural: havia fábricas.',
    ],
    ['{Fazem|Faz} dez anos que a obra espera.', 'Para contar tempo, “fazer” fica no singular: faz dez anos.'],
    [
      'As próximas gerações {seram|serão} as mais atingidas pelo calor.',
      'O futuro termina em “ão”: serão. O final sem til é de passado: foram.',
    ],
    [
      'Os jovens {iram|irão} votar pela primeira vez.',
      'No futuro, a força fica no fim, e a palavra leva til: irão.',
    ],
    [
      'As cidades {teram|terão} mais idosos do que crianças.',
      'Futuro: terão, com til, porque a força está no fim da palavra.',
    ],
    [
      '{Haverão|Haverá} mais enchentes se nada mudar.',
      '“Haver” no sentido de existir fica no singular em todos os tempos: haverá.',
    ],
    [
      'No ano passado, {houveram|houve} vários casos de intoxicação.',
      'Houve casos, houve festas: sempre no singular.',
    ],
    ['Sem água limpa, as famílias {estaram|estarão} expostas a doenças.', 'Futuro do verbo estar: estarão.'],
    [
      'É preciso que {hajam|haja} mais leitores no país.',
      '“Haver” com sentido de existir: haja, no singular.',
    ],
    ['{Fazem|Faz} décadas que a comunidade pede uma ponte.', 'Tempo decorrido: faz décadas, no singular.'],
    [
      'As escolas {poderam|poderão} receber a comunidade aos sábados.',
      'O que ainda vai acontecer: poderão. No passado seria “puderam”.',
    ],
  ],
  'pronoun-place': [
    [
      'O rio que {tornou-se|se tornou} esgoto já foi fonte de água.',
      '“Que” atrai o pronome para antes do verbo: que se tornou.',
    ],
    ['O jovem não {sente-se|se sente} representado na política.', '“Não” atrai o pronome: não se sente.'],
    [
      '{Me parece|Parece} que a cidade esqueceu os pedestres.',
      'Na escrita formal, a frase não começa com “me”. E, na redação, a primeira pessoa pode sair.',
    ],
    [
      'A criança que {alimenta-se|se alimenta} mal aprende menos.',
      'Depois de “que”, o pronome vem antes do verbo.',
    ],
    [
      'É preciso discutir como o lixo nunca {perde-se|se perde} de verdade.',
      '“Nunca” é advérbio e atrai o pronome: nunca se perde.',
    ],
    [
      'Quem {informa-se|se informa} só pelas redes conhece um lado da história.',
      '“Quem” é pronome e atrai o “se”: quem se informa.',
    ],
    ['A praça onde {reúnem-se|se reúnem} os idosos será vendida.', '“Onde” atrai o pronome: onde se reúnem.'],
    [
      'O direito à moradia não {cumpre-se|se cumpre} por decreto.',
      'A negação puxa o pronome para a frente do verbo.',
    ],
    ['O trabalhador que {aposenta-se|se aposenta} perde parte da renda.', '“Que” atrai: que se aposenta.'],
    [
      'Quando {fala-se|se fala} em saúde, a mente fica de fora.',
      '“Quando” abre oração subordinada e atrai o pronome: quando se fala.',
    ],
    [
      'Ninguém {importa-se|se importa} com a calçada quebrada.',
      '“Ninguém” atrai o pronome para antes do verbo.',
    ],
    [
      'Embora {fale-se|se fale} de inclusão, faltam intérpretes de Libras.',
      '“Embora” atrai o pronome: embora se fale.',
    ],
  ],
  'cujo-article': [
    [
      'O autor {cujo o|cujo} livro denuncia a seca viveu no sertão.',
      '“Cujo” já liga o dono à coisa e não aceita artigo depois.',
    ],
    [
      'A lei, {cuja a|cuja} aplicação falha, tem dez anos.',
      'Depois de “cuja” vem direto o substantivo: cuja aplicação.',
    ],
    [
      'Os bairros {cujas as|cujas} ruas alagam ficam longe do centro.',
      '“Cujas” já concorda com “ruas”; o artigo sobra.',
    ],
    ['Ganha um modelo em casa o jovem {cujos os|cujos} pais leem.', 'Cujos pais: sem artigo no meio.'],
    ['O rio {cuja a|cuja} nascente secou abastecia a cidade.', 'Sem artigo depois de “cuja”.'],
    ['A médica {cujo o|cujo} trabalho mudou a psiquiatria nasceu em Alagoas.', 'Cujo trabalho, direto.'],
    ['O país {cujo o|cujo} solo produz tanto ainda tem fome.', '“Cujo” faz o papel do artigo: não repita.'],
    [
      'As famílias {cuja a|cuja} renda caiu cortam primeiro o lazer.',
      'Cuja renda: o pronome concorda com o que vem depois e dispensa artigo.',
    ],
    ['O museu {cujo o|cujo} acervo pegou fogo guardava línguas indígenas.', 'Sem artigo: cujo acervo.'],
    [
      'Os trabalhadores {cujos os|cujos} direitos são negados não têm a quem recorrer.',
      'Cujos direitos. O artigo “os” sobra.',
    ],
    ['O filme {cuja a|cuja} personagem perde a memória comove.', 'Cuja personagem, sem “a” no meio.'],
    [
      'As plantas {cujas as|cujas} sementes alimentam o sertão resistem à seca.',
      'Depois de “cujas”, o substantivo vem direto.',
    ],
  ],
  'mesmo-pronoun': [
    [
      'Os idosos moram sós, e {os mesmos|eles} não têm companhia.',
      '“O mesmo” não serve para retomar uma pessoa. Use “eles”.',
    ],
    ['A lei existe, mas {a mesma|ela} não é cumprida.', 'Para retomar “a lei”, use o pronome “ela”.'],
    [
      'O jovem procura o posto, e {o mesmo|ele} não encontra psicólogo.',
      'Retome com “ele”. “Mesmo” serve para igualdade: o mesmo posto.',
    ],
    [
      'Os rios dão vida à cidade, e {os mesmos|eles} são tratados como esgoto.',
      'Use “eles”: o pronome pessoal existe para isso.',
    ],
    ['A vacina é segura, e {a mesma|ela} está disponível nos postos.', '“Ela” retoma a vacina sem peso.'],
    [
      'As famílias chegam tarde, pois {as mesmas|elas} não têm carro.',
      'Pois elas não têm carro: pronome pessoal.',
    ],
    [
      'O museu guarda a memória do povo, mas {o mesmo|ele} não recebe verba.',
      'Para retomar “o museu”, use “ele”.',
    ],
    [
      'Os catadores limpam a cidade, porém {os mesmos|eles} não têm direitos.',
      'Eles, os catadores: o pronome resolve.',
    ],
    [
      'A floresta regula o clima, e {a mesma|ela} está em perigo.',
      'Retome “a floresta” com o pronome “ela”.',
    ],
    [
      'O trabalho infantil é crime, mas {o mesmo|ele} é tolerado nas feiras.',
      'Troque por “ele”: a frase fica mais leve e correta.',
    ],
    [
      'As crianças vivem diante da tela, e {as mesmas|elas} se sentem sós.',
      'Elas se sentem sós: pronome pessoal no lugar de “as mesmas”.',
    ],
    [
      'O transporte é um direito, mas {o mesmo|ele} não chega ao campo.',
      '“Mesmo” não é pronome de retomada; “ele” é.',
    ],
  ],
  onde: [
    [
      'Esta é uma época {onde|em que} todos falam e poucos escutam.',
      '“Onde” é só para lugar. Época é tempo: em que.',
    ],
    ['A crise {onde|em que} o clima entrou afeta primeiro os pobres.', 'Crise não é lugar: em que.'],
    ['Há casos {onde|em que} a vítima depende do agressor.', 'Casos não são lugares: casos em que.'],
    ['O momento {onde|em que} o jovem escolhe a profissão pede calma.', 'Momento é tempo: em que.'],
    ['A lei {onde|em que} se baseia o programa é de 2003.', 'Lei não é lugar: a lei em que se baseia.'],
    [
      'O filme {onde|em que} a família perde a casa mostra o despejo.',
      'Filme não é lugar físico: em que ou no qual.',
    ],
    ['O sistema {onde|em que} o lucro manda esquece as pessoas.', 'Sistema não é lugar: em que.'],
    ['O século {onde|em que} a escravidão acabou não trouxe igualdade.', 'Século é tempo: em que.'],
    [
      'A pesquisa {onde|em que} os jovens foram ouvidos surpreendeu as escolas.',
      'Pesquisa não é lugar: em que.',
    ],
    [
      'A situação {onde|em que} vivem os refugiados exige acolhimento.',
      'Situação não é lugar: em que vivem.',
    ],
    [
      'O livro {onde|em que} a autora narra a fome nasceu na favela.',
      'Para livro, use “em que” ou “no qual”.',
    ],
    ['O período {onde|em que} as aulas pararam ampliou a desigualdade.', 'Período é tempo: em que.'],
  ],
} as const satisfies ExerciseDrafts
