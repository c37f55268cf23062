/** The weak essay of the three by which students calibrate, written by us, with the faults that it needs; it cites no facts. */
import type { PeerSample } from '#domain/writing/peer-sample.ts'

export const PHONES_SAMPLE: PeerSample = {
  id: 'uso-do-celular',
  theme: 'Os efeitos do uso excessivo do celular na adolescência',
  paragraphs: [
    'O celular hoje em dia todo mundo usa, principalmente os jovem, que fica o dia inteiro mexendo e não larga nem para comer. Antigamente as pessoas conversava mais e as crianças brincava na rua, agora não, agora é só celular para tudo. Eu acho que isso é muito preocupante porque o celular vicia e faz mal para a pessoa, e também porque a gente vê que os adolescente não sabe mais viver sem ele.',
    'O celular faz mal para vista e também para dormir, porque a pessoa fica até de madrugada no celular e no outro dia não consegue presta atenção nas aula e acaba dormindo na carteira. Tem muita mãe que da o celular para a criança ficar quieta e ai as criança cresce viciada no celular, e depois os pai reclama. Na minha sala mesmo tem gente que nem conversa no recreio, fica todo mundo no celular vendo video, nem parece que é recreio.',
    'Mas o celular também é bom porque da para estudar e fazer pesquisa e conversar com os parente que mora longe, que antes era muito difícil, só por carta. Então o celular tem o lado bom e o lado ruim, depende de quem usa e de como usa, concerteza. Tem gente que fala que o celular devia ser proibido e tem gente que acha que não, porque cada um tem a sua opinião e não adianta querer obrigar os outro a fazer o que não quer.',
    'Então é muito importante pensar no celular e nos adolescente. Se todo mundo tivesse mais consciência ia ser melhor para todos, porque a vida passa rápido e as pessoas tem que aproveitar a vida com a família e com os amigo e não só no celular. O celular é uma coisa boa mais tudo que é demais faz mal, então cada um tem que saber a hora de parar.',
  ],
  reference: [
    {
      level: 80,
      reason:
        'Muitos desvios, de vários tipos: concordância (“os jovem”, “as pessoas conversava”), acentos (“ai”, “video”), formas verbais (“consegue presta”) e marcas de fala (“a gente vê”).',
    },
    {
      level: 120,
      reason:
        'Fala do tema do começo ao fim e tenta argumentar, mas com o que todos diriam: a opinião aparece como conversa, com a turma e o recreio por exemplo, e não há repertório.',
    },
    {
      level: 80,
      reason:
        'O texto se contradiz: começa condenando o celular, depois diz que “depende de quem usa” e que cada um tem a sua opinião. As ideias se somam sem defender um ponto de vista.',
    },
    {
      level: 120,
      reason:
        '“Celular” aparece em quase todos os períodos, e as frases se ligam por “e”, “porque” e “então”. Há articulação, mas com inadequações e recursos pouco diversificados.',
    },
    {
      level: 40,
      reason:
        'Só há uma proposta vaga: “se todo mundo tivesse mais consciência” é condicional e não diz o que fazer, e “cada um tem que saber a hora de parar” não tem meio nem finalidade.',
    },
  ],
}
