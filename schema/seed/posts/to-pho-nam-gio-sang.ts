import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-to-pho-nam-gio-sang',
  slug: 'to-pho-nam-gio-sang',
  titleVi: 'Tô phở năm giờ sáng',
  titleEn: 'A bowl of phở at five in the morning',
  summaryVi:
    'Một gánh phở bên cửa ô, một bà hàng khó tính, mấy người bốc vác vừa tan chợ đêm. Tôi đi ăn sáng khi Hà Nội còn chưa sáng.',
  summaryEn:
    'A pavement stall by the old city gate, a strict cook, porters just off the night shift. Breakfast in Hanoi’s Old Quarter before there is any light to eat it by.',
  coverImage: '@assets/art/post-to-pho-nam-gio-sang',
  tags: ['Hà Nội', 'Hàng Chiếu', 'Ô Quan Chưởng', 'Long Biên'],
  publishedAt: '2025-09-27T01:00:00.000Z',
  contentPillar: 'personal-stories',
  readingTimeMinutes: 4,
  authorName: 'Minh Anh',
  destinationSlug: 'hanoi',
  featured: false,
  bodyVi: `Báo thức chưa kêu tôi đã tỉnh. Bốn rưỡi sáng, ngoài cửa sổ phòng trọ Hàng Buồm có tiếng chổi tre quét sàn sạt trên mặt đường, chậm, dài, như ai đang chải tóc cho con phố. Tôi nằm nghe một lúc rồi mò tìm đôi giày. Tối qua, chú trông xe dưới nhà dặn: “Muốn ăn phở ngon thì dậy trước mặt trời. Sáu rưỡi ra là chỉ còn nước với tiếc.”

## Phố trước giờ thức

![Đôi quang gánh đầy cúc trắng](@assets/art/spot-flower-baskets)

Phố cổ giờ này rộng ra gấp đôi. Xe máy đã dắt hết vào nhà, hàng quán kéo cửa sắt, vỉa hè tự dưng có thật. Đèn đường vàng quạch, ướt nhòe trên mặt nhựa vừa có trận mưa đêm. Một cô gánh hoa đi ngược chiều tôi, cúc trắng buộc từng bó, quang gánh kẽo kẹt. Con mèo tam thể nằm giữa ngã tư, chẳng việc gì phải vội.

Tôi đi hết Hàng Buồm, rẽ Đào Duy Từ, men về phía Ô Quan Chưởng. Cửa ô hiện ra đen sẫm, rêu bám trên gạch, vòm cổng thấp như đang cúi đầu. Gió từ sông thổi qua vòm, mát lạnh. Rồi tôi ngửi thấy mùi: xương bò, gừng nướng, quế, hồi, và cái mùi thảo quả hăng hăng đi trước tất cả. Từ đấy cứ theo mũi mà đi.

## “Ngoài này là bát, cháu ạ”

Hàng phở chẳng có biển. Một cái nồi to ngồi trên bếp than, một tấm thớt nghiến lõm ở giữa, một ngọn đèn treo vào gốc cây, chục chiếc ghế nhựa thấp tè bày dọc vỉa hè Hàng Chiếu. Bà hàng chừng ngoài sáu mươi, áo len mỏng, tay thái thịt mà mắt không nhìn thớt.

“Bà cho cháu một tô tái chín.”

Bà ngẩng lên. “Ở đâu ra đấy?”

“Dạ, Đà Nẵng.”

“Ngoài này là bát, cháu ạ.”

Mấy người ngồi quanh cười ồ. Tôi cũng cười, mặt nóng ran, ngồi vào giữa một bác xe ôm và hai anh bốc vác vừa xong việc ở chợ Long Biên, áo còn dính lá chuối khô. Tôi vẫn quen miệng gọi là tô, cho tới tận bây giờ, nhưng sáng hôm ấy thì tôi ăn một bát.

## Nếm nước trước đã

![Bát phở tái chín bốc khói, đôi đũa gác miệng bát](@assets/art/spot-pho)

Bà chần bánh phở, xốc ráo, úp vào bát. Thịt chín xếp một bên, thịt tái đập dập bằng sống dao xếp một bên, hành hoa rắc xanh, rồi một muôi nước sôi lăn tăn chan từ trên xuống. Miếng tái đang đỏ ửng chuyển sang màu hồng ngay trước mắt tôi.

Tôi với tay tìm đĩa rau thơm, giá sống. Không có. Chỉ có lọ giấm tỏi, mấy lát ớt tươi, rổ quẩy. Bác xe ôm thấy tôi ngó nghiêng thì bảo: “Nếm nước trước đã, rồi muốn cho gì hẵng cho.”

Tôi nếm. Nước trong, ngọt xương, thanh và hơi mặn, nóng rát đầu lưỡi; mùi quế đến sau cùng, mỏng như khói. Thêm nửa thìa giấm tỏi thì vị nước sáng hẳn lên. Tôi thôi không tìm đĩa rau nữa.

Thạch Lam từng viết rằng phở không riêng gì Hà Nội mới có, nhưng chỉ ở Hà Nội mới ngon. Dân Đà Nẵng như tôi đọc thì muốn cãi. Ngồi đây lúc năm giờ sáng, húp đến thìa nước cuối cùng, tôi thấy chuyện cãi cọ để lát nữa cũng được.

## Bàn ăn của những người ngược giờ

Ban ngày, người ta ăn phở để bắt đầu. Ở đây, quá nửa ăn phở để kết thúc. Hai anh bốc vác ăn xong là về ngủ. Cô bán hoa ghé gánh xuống, ăn đứng, ba phút rồi đi. Có đôi trai gái vừa ở đâu chơi về, mắt díp lại, chung nhau một đĩa quẩy. Chẳng ai hỏi tên ai. Ai cũng nhích ghế cho người đến sau.

Tôi hỏi bà bán ở đây bao lâu rồi. Bà đáp: “Từ hồi tóc còn đen.” Rồi quay sang múc nước cho khách khác, chuyện đến đấy là hết.

Lúc trả tiền, bà đếm tiền thối, dúi vào tay tôi, nói thêm một câu mà tôi coi như lời khen: “Mai dậy sớm nữa thì bà để cho miếng gầu giòn.”

## Trời sáng trên cầu

Năm rưỡi, khoảng trời cuối phố bạc dần. Tôi thả bộ ngược lên phía cầu Long Biên, bụng ấm, cổ họng còn vương mùi gừng. Trên cầu, xe máy chở rau nối nhau vào phố, chạy bên trái như lệ riêng của cây cầu này. Tôi đứng nép lan can ở lối đi bộ, tấm đan bê tông rung bần bật mỗi lần xe qua. Dưới kia bãi giữa còn ngủ trong sương, chuối xanh mờ.

Rồi mặt trời lên, tròn và đỏ như lòng đỏ trứng, ngay trên vệt nước sông Hồng. Sau lưng tôi, [Hà Nội](/where-to-go/hanoi) nổ máy, bấm còi, kéo cửa, rồi hẹp lại như cũ.

Lúc quay về qua Hàng Chiếu, chỗ bà ngồi lúc nãy đã là một dãy xe máy dựng san sát. Không nồi, không bếp, không ghế. Chỉ còn một vệt nước loang trên vỉa hè, và nếu đứng thật yên, thoang thoảng mùi thảo quả.`,
  bodyEn: `I was awake before the alarm. It was half past four, and outside my window on Hang Buom someone was sweeping the street with a bamboo broom, long slow strokes, as if combing its hair. The night before, the man who minds the motorbikes downstairs had given me instructions: “If you want good phở, get up before the sun. Come at half past six and there’s only broth and regret.”

## The street before anyone

![Two baskets of white chrysanthemums on a shoulder pole](@assets/art/spot-flower-baskets)

At that hour the Old Quarter is twice as wide. The motorbikes are indoors and there turns out to be such a thing as a pavement. Yellow streetlight smeared across asphalt wet from the night’s rain. A woman came towards me with two baskets of white chrysanthemums creaking on a shoulder pole. A calico cat lay in the middle of the crossroads.

I walked to the end of Hang Buom, turned up Dao Duy Tu and made for O Quan Chuong, the old city gate. It stood black, moss on its bricks, the arch so low it seemed to bow. Cool air came through from the river. Then I caught the smell: beef bones, charred ginger, cinnamon, star anise and, ahead of them all, the smoky, medicinal note of black cardamom. After that I followed my nose.

## “Up here we say bát”

The stall had no sign. There was a big pot on a charcoal stove, a chopping block worn hollow, a lamp tied to a tree and a dozen ankle-high plastic stools along the Hang Chieu pavement. The cook was somewhere past sixty, in a thin cardigan, slicing meat without looking at the knife.

I asked for a *tô*, a bowl, with both rare and well-done beef.

She looked up. “Where are you from?”

“Da Nang, ma’am.”

“Up here we say *bát*.”

Everyone laughed, and so did I, with my face burning. In the south and centre a bowl is a *tô*; Hanoi says *bát*, and considers the matter closed. I squeezed between a motorbike-taxi driver and two porters just off the night shift at Long Bien market, bits of dry banana leaf stuck to their shirts. I say *tô* to this day. But that morning I ate a *bát*.

## Taste the broth first

![A steaming bowl of phở with rare beef, chopsticks across its rim](@assets/art/spot-pho)

She dunked the noodles, shook them dry and turned them into the bowl. Cooked brisket on one side, raw beef flattened with the back of the knife on the other, green onion, then a ladle of simmering broth. The raw meat went from red to pink.

I reached for the herbs and bean sprouts that come with phở further south. There weren’t any. There was garlic vinegar, sliced chilli and a basket of *quẩy*, fried dough sticks for dipping. The driver saw me looking. “Taste the broth first,” he said. “Then decide what it needs.”

It was clear and sweet from the bone, a little salty, hot enough to hurt, and the cinnamon arrived last, thin as smoke. Half a spoon of garlic vinegar switched on a light inside it. I stopped looking for the herbs.

The Hanoi writer Thạch Lam once claimed that phở can be found elsewhere but is only good in Hanoi. Being from Da Nang, I have always wanted to argue. Over the last spoonful I decided it could wait.

## A table for people who live backwards

In daylight, people eat phở to begin the day. Here, more than half were ending it. The flower seller put down her baskets, ate standing, three minutes, and left. A young couple shared dough sticks with their eyes closing. No one asked anyone’s name. Everyone shifted a stool for whoever came next.

I asked the cook how long she had been here. “Since my hair was black,” she said, and turned to the next bowl.

Handing me my change, she added something I have chosen to take as praise: “Come early tomorrow and I’ll save you the crunchy brisket.”

## Daylight on the bridge

By half past five the end of the street was turning silver. I walked up to Long Bien bridge with a warm stomach. Motorbikes loaded with vegetables were streaming into town, keeping to the left, which is this bridge’s own rule. The footway shuddered under me with each one that passed. Below, the island in the river was still asleep in the mist.

Then the sun came up over the Red River, round and orange as a yolk. Behind me, [Hanoi](/where-to-go/hanoi) started its engines, leaned on its horns and rolled up its shutters. The city went back to its usual width.

When I passed the spot on Hang Chieu again, it was a solid row of parked motorbikes. No pot, no stools. Just a wet patch on the pavement and, if you stood very still, a trace of cardamom.`,
  highlightsVi: [
    'Phố cổ trước năm giờ, khi vỉa hè còn thuộc về người đi bộ',
    'Bát tái chín nóng rẫy bên bếp than Hàng Chiếu',
    'Ô Quan Chưởng lúc còn tối trời',
    'Bình minh sông Hồng nhìn từ cầu Long Biên',
  ],
  highlightsEn: [
    'The Old Quarter before five, when the pavements belong to walkers',
    'A scalding bowl of rare and well-done beef by a charcoal stove',
    'O Quan Chuong, the old city gate, in the dark',
    'Sunrise over the Red River from Long Bien bridge',
  ],
  travelTipsVi: [
    'Nhiều hàng phở sáng trong phố cổ dọn từ lúc trời còn tối và hết sớm; hỏi chủ nhà trọ hàng nào đang bán, vì gánh vỉa hè hay đổi chỗ.',
    'Mang tiền lẻ: một bát thường vài chục nghìn đồng, mới sáng ra chẳng ai thích đổi tờ năm trăm.',
    'Người mới ăn cứ gọi tái chín; quen rồi hãy thử nạm, gầu, lõi.',
    'Ăn xong nên nhường ghế ngay, đừng ngồi dài chụp ảnh khi khách còn đứng chờ.',
    'Lên cầu Long Biên chỉ đi trên lối bộ hành, tuyệt đối không bước xuống đường ray.',
  ],
  travelTipsEn: [
    'Many Old Quarter breakfast stalls set up in the dark and sell out early. Ask where you are staying, since pavement stalls move.',
    'Carry small notes. A bowl usually costs the equivalent of two or three US dollars, and no one wants to break a 500,000 VND note at dawn.',
    'Start with tái chín (rare and well-done beef); move on to nạm (flank) or gầu (fatty brisket) later.',
    'Finish, pay and give up your stool. It is not the place to linger over photographs.',
    'On Long Bien bridge keep to the footway and never step onto the railway track.',
  ],
}
