/**
 * Exercises on the crase and on words that are taken for one another: há/a, mal/mau, mas/mais, the four "porquês"
 * (product §9 Practice). How they are written: `writing-conventions.ts`.
 */
import type { ExerciseDrafts } from './draft.ts'

export const CRASE_AND_TIME = {
  'crase-missing': [
    [
      'Devido {a|à} falta de saneamento, doenças antigas voltaram.',
      '“Devido” pede a preposição “a”, e “falta” traz o artigo “a”. Os dois se juntam: à.',
    ],
    [
      'O direito {a|à} educação não termina na matrícula.',
      'Direito a quê? A + a educação = à educação. Teste com palavra masculina: direito ao lazer.',
    ],
    [
      'Cabe {a|à} escola ensinar o uso crítico das redes.',
      'Cabe a quem? A + a escola = à escola. No masculino seria “cabe ao professor”.',
    ],
    [
      'Graças {a|à} ciência, vacinas chegaram em poucos meses.',
      '“Graças” pede “a”: graças ao estudo, graças à ciência.',
    ],
    [
      '{A medida que|À medida que} o rio seca, a pesca desaparece.',
      'A locução “à medida que” leva crase, como outras locuções femininas: às vezes, à noite.',
    ],
    [
      'O endereço ainda decide quem tem acesso {a|à} internet.',
      'Acesso a + a internet = à internet. No masculino: acesso ao livro.',
    ],
    [
      'Povos inteiros vivem {a margem da|à margem da} cidade.',
      '“À margem de” é locução feminina: leva crase.',
    ],
    [
      'Doações no Natal não bastam no combate {a|à} fome.',
      'Combate a + a fome = à fome. Se fosse “combate ao desperdício”, haveria “ao”.',
    ],
    [
      'Em relação {a|à} moradia, a lei promete mais do que entrega.',
      '“Em relação” pede “a”; “moradia” traz o artigo: à moradia.',
    ],
    [
      'A pandemia trouxe {a tona|à tona} a solidão dos idosos.',
      '“Trazer à tona” leva crase: é locução com palavra feminina.',
    ],
    [
      '{As vezes|Às vezes}, o silêncio da família agrava a depressão.',
      'Com o sentido de “de vez em quando”, escreve-se “às vezes”, com crase.',
    ],
    [
      'Antes da alfabetização, já deve haver incentivo {a|à} leitura.',
      'Incentivo a + a leitura = à leitura. Compare: incentivo ao esporte.',
    ],
    [
      'A obra foi entregue {as pressas|às pressas}, sem rampas para cadeirantes.',
      '“Às pressas” é locução feminina: sempre com crase.',
    ],
  ],
  'crase-extra': [
    [
      'O jovem começa {à|a} trabalhar antes de terminar os estudos.',
      'Antes de verbo não há artigo, e sem artigo não há crase.',
    ],
    [
      'A lei se aplica {à|a} todos os cidadãos.',
      '“Todos” não vem com artigo feminino antes: fica só a preposição “a”.',
    ],
    [
      '{À|A} partir desse momento, o idoso perde a autonomia.',
      '“Partir” é verbo, e diante de verbo não há crase.',
    ],
    [
      'O benefício foi negado {à|a} uma família de agricultores.',
      '“Uma” já é artigo; não cabe outro antes dele. Fica “a uma”.',
    ],
    [
      'Muitos estudantes vão {á|a} pé para a escola.',
      'O “a” sozinho nunca leva acento agudo; e, diante de “pé”, palavra masculina, não há crase.',
    ],
    [
      'O texto dá voz {à|a} essa parcela da população.',
      '“Essa” não aceita artigo antes: dá voz a essa parcela.',
    ],
    ['O poder público assiste {à|ao} desmatamento sem reagir.', '“Desmatamento” é masculino: a + o = ao.'],
    [
      'O convite foi feito {à|a} pessoas de todas as idades.',
      'O “a” está no singular e “pessoas”, no plural: só há preposição, sem artigo nem crase.',
    ],
    ['O preço do remédio aumenta {à|a} cada mês.', '“Cada” não vem com artigo: a cada mês.'],
    [
      'A falta de lazer leva {à|ao} consumismo entre os adolescentes.',
      '“Consumismo” é masculino: leva ao consumismo.',
    ],
    ['A decisão ficou para {à|a} semana seguinte.', 'Depois de “para” vem só o artigo: para a semana.'],
    [
      'A escola abriu as portas {á|à} comunidade.',
      'O sinal da crase é o acento grave (à), e não o agudo (á).',
    ],
    [
      'O museu passou {à|a} receber alunos da rede pública.',
      '“Receber” é verbo, e verbo não tem artigo: passou a receber.',
    ],
  ],
  'ha-a': [
    [
      '{A décadas|Há décadas}, a seca expulsa famílias do sertão.',
      'Para tempo que passou, use “há”, do verbo haver. Teste: faz décadas.',
    ],
    [
      'O problema existe {a muito tempo|há muito tempo} e segue sem solução.',
      'Troque por “faz”: faz muito tempo. Se couber, é “há”.',
    ],
    [
      'Daqui {há|a} vinte anos, o país terá mais idosos do que crianças.',
      'Para o futuro, use “a”: daqui a vinte anos. “Há” fica com o passado.',
    ],
    ['A lei foi aprovada {a anos|há anos}, mas pouca gente a conhece.', 'Faz anos, portanto “há anos”.'],
    [
      'Essa desigualdade começou {a séculos|há séculos}, com a escravidão.',
      'Tempo decorrido pede “há”: há séculos.',
    ],
    [
      'O bairro espera o asfalto {a alguns anos|há alguns anos}.',
      'Faz alguns anos que espera: há alguns anos.',
    ],
    ['Daqui {há|a} pouco, faltará água nas capitais.', '“Daqui” aponta para o futuro e pede “a”.'],
    [
      '{A muitos anos|Há muitos anos}, o teatro da cidade está fechado.',
      'Passado pede “há”: faz muitos anos.',
    ],
    ['O rio já foi limpo {a algumas décadas|há algumas décadas}.', 'Faz algumas décadas: então é “há”.'],
    [
      '{Há partir|A partir} de hoje, o descarte de pilhas terá posto fixo.',
      '“A partir” usa a preposição “a”. “Há” só serve quando vale “existe” ou “faz”.',
    ],
    ['Os povos da floresta vivem ali {a milênios|há milênios}.', 'Tempo que já passou: há milênios.'],
    [
      'A campanha acabou {a pouco tempo|há pouco tempo}, e a vacinação caiu.',
      'Faz pouco tempo, logo “há pouco tempo”.',
    ],
  ],
  'mal-mau': [
    [
      'O {mal uso|mau uso} da água esvazia os reservatórios.',
      '“Mau” é o contrário de “bom”: bom uso, mau uso.',
    ],
    [
      'O professor {mau remunerado|mal remunerado} acumula três escolas.',
      '“Mal” é o contrário de “bem”: bem remunerado, mal remunerado.',
    ],
    [
      'O {mal exemplo|mau exemplo} dos adultos ensina mais do que a bronca.',
      'Bom exemplo, mau exemplo: com “u”.',
    ],
    [
      'Uma cidade {mau planejada|mal planejada} alaga na primeira chuva.',
      'Bem planejada, mal planejada: com “l”.',
    ],
    [
      'O {mal hábito|mau hábito} de dormir tarde prejudica a memória.',
      'Bom hábito, mau hábito. O contrário de “bom” se escreve com “u”.',
    ],
    [
      'O trabalhador {mau informado|mal informado} não cobra seus direitos.',
      'Bem informado, mal informado: com “l”.',
    ],
    [
      'O {mal desempenho|mau desempenho} em leitura começa nos primeiros anos.',
      'Bom desempenho, mau desempenho.',
    ],
    [
      'O verão expõe o {mal funcionamento|mau funcionamento} da rede elétrica.',
      'Bom funcionamento, mau funcionamento: adjetivo, com “u”.',
    ],
    ['A doença {mau tratada|mal tratada} volta mais forte.', 'Bem tratada, mal tratada: advérbio, com “l”.'],
    [
      'O {mal comportamento|mau comportamento} no trânsito custa vidas.',
      'Bom comportamento, mau comportamento.',
    ],
    ['A verba {mau utilizada|mal utilizada} faz falta na merenda.', 'Bem utilizada, mal utilizada.'],
    [
      'O {mal estado|mau estado} das calçadas isola quem usa cadeira de rodas.',
      'Bom estado, mau estado: com “u”.',
    ],
  ],
  'mas-mais': [
    [
      'O país produz alimento de sobra, {mais|mas} não vence a fome.',
      'Há uma oposição: troque por “porém”. Se couber, é “mas”.',
    ],
    [
      'O lixo eletrônico cresce cada vez {mas|mais}.',
      'Aqui a ideia é de quantidade: cada vez mais. O contrário seria “menos”.',
    ],
    ['{Mais|Mas} isso não basta para proteger a floresta.', 'A frase se opõe à anterior: mas (= porém).'],
    [
      'A lei protege o idoso, {mais|mas} nem todos a cumprem.',
      '“Mas” vale “porém”; “mais” soma. Aqui a segunda parte contraria a primeira.',
    ],
    [
      'As doenças da mente são {mas|mais} comuns do que se imagina.',
      'Mais comuns, menos comuns: é quantidade, com “i”.',
    ],
    [
      'O teatro é um direito, {mais|mas} infelizmente chega a poucos.',
      'Oposição entre o direito e a realidade: mas.',
    ],
    [
      'Com a seca, comer bem ficou ainda {mas|mais} difícil.',
      'Ainda mais difícil: o contrário é “menos difícil”, então é “mais”.',
    ],
    [
      'O celular aproxima parentes, {mais|mas} também isola quem está ao lado.',
      'Troque por “porém”: cabe, logo é “mas”.',
    ],
    [
      'Quem lê desde cedo escreve com muito {mas|mais} informações.',
      'A palavra indica quantidade: mais informações.',
    ],
    ['O ônibus existe, {mais|mas} não chega à zona rural.', '“Porém não chega”: é oposição, “mas”.'],
    [
      'O aluno não desistiu, {mais|mas} quando a fome apertou, saiu da escola.',
      'A segunda parte contraria a primeira: mas.',
    ],
    ['O mar recebe cada vez {mas|mais} plástico.', '“Cada vez mais”: ideia de aumento, com “i”.'],
  ],
  porque: [
    [
      '{Porque|Por que} tantos jovens abandonam a escola?',
      'Na pergunta, separado: por que (= por qual motivo).',
    ],
    [
      'Não se sabe o motivo {porque|por que} a obra parou.',
      'Depois de “motivo”, vale “pelo qual”: por que, separado.',
    ],
    [
      'A vacina funciona, e isso {por que|porque} foi testada durante anos.',
      'Na resposta ou explicação, junto: porque (= pois).',
    ],
    [
      'Muitos não denunciam {porquê|porque} têm medo.',
      'Explicação: porque, junto e sem acento. Com acento, “o porquê” é substantivo.',
    ],
    ['A razão {porque|por que} o rio secou é conhecida.', 'A razão pela qual: por que, separado.'],
    ['{Porque|Por que} o idoso fica sozinho em uma cidade tão cheia?', 'Frase interrogativa: separado.'],
    [
      'O trabalho doméstico é invisível {porquê|porque} ninguém paga por ele.',
      'É a causa (= pois): junto, sem acento.',
    ],
    [
      'É preciso entender {porquê|por que} a violência se repete.',
      'Há uma pergunta escondida: por qual motivo ela se repete? Separado: por que.',
    ],
    ['O povo lê pouco, e isso {por que|porque} o livro é caro.', 'Explica a causa: porque, junto.'],
    [
      '{Porque|Por que} ainda falta água em um país de tantos rios?',
      'Pergunta: por que, separado e sem acento no começo da frase.',
    ],
    [
      'Esse é o motivo {porque|por que} o transporte público perde passageiros.',
      'O motivo pelo qual: por que.',
    ],
    [
      'A floresta importa {porquê|porque} regula a chuva do continente.',
      'Vale “pois”: porque, junto, sem acento.',
    ],
  ],
} as const satisfies ExerciseDrafts
