import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-lop-nau-an-tra-que',
  slug: 'lop-nau-an-tra-que',
  titleVi: 'Một buổi sáng ở Trà Quế, tay còn mùi húng',
  titleEn: 'A morning in Tra Que, with mint on my hands',
  summaryVi:
    'Nhật ký một buổi sáng tháng Tám: xới đất, rải rong, gánh đôi thùng tưới, rồi vào bếp học cuốn tam hữu và đổ bánh xèo ngay cạnh luống rau.',
  summaryEn:
    'A journal of one August morning near Hoi An: digging in river weed, carrying two watering cans on a pole, then tying tam hữu rolls and pouring bánh xèo to eat.',
  coverImage: '@assets/art/post-lop-nau-an-tra-que',
  tags: ['Trà Quế', 'Hội An', 'An Bàng', 'Đà Nẵng'],
  publishedAt: '2025-11-15T01:45:00.000Z',
  contentPillar: 'personal-stories',
  readingTimeMinutes: 4,
  authorName: 'Hoài Thương',
  destinationSlug: 'hoi-an',
  featured: false,
  bodyVi: `Tôi đạp xe từ An Bàng vào lúc năm rưỡi sáng, khi mặt trời còn là một vệt hồng sau lưng. Hết đoạn đường biển, qua mấy thửa ruộng, mùi muối nhạt dần rồi mất hẳn, thay vào đó là một mùi khác: hăng, ngọt, hơi cay, như ai vừa vò nát cả vườn rau thơm trong lòng bàn tay. Tới Trà Quế rồi, khỏi cần nhìn bảng.

Hôm ấy là một ngày tháng Tám, trời hứa hẹn nắng gắt. Tôi ở Đà Nẵng, lớn lên với rau Trà Quế trong mọi tô mì Quảng của má, vậy mà ba mươi mấy tuổi mới lần đầu ra tận luống để học cách người ta trồng nó.

## Rong dưới sông, rau trên đất

Làng nhỏ thôi, chừng mười tám héc ta đất trồng, kẹp giữa sông Đế Võng và đầm Trà Quế, cách phố cổ [Hội An](/where-to-go/hoi-an) khoảng ba cây số. Các cụ kể, dân làng gốc là người chài lưới, sau mới lên bờ vỡ đất; rồi một ông vua đi ngang, ăn rau thấy thơm mùi trà, cay mùi quế, mới ban cho tên bây giờ. Chuyện vua thì tôi không dám chắc. Mùi quế thì tôi chắc.

Bác chủ vườn đưa tôi cái cuốc, chỉ vào đống rong đen ướt ở cuối luống. Rong vớt dưới đầm, dưới sông, phơi cho ráo rồi vùi xuống rãnh, phủ đất lên, vài bữa là tơi. Không có rong, bác nói, rau vẫn lên xanh, mà ăn thì “lạt nhách”. Bây giờ rong ít hơn hồi trước, phải trộn thêm phân ủ, nhưng luống ngon nhất vẫn dành cho rong.

Tôi xới được hai rãnh thì mồ hôi chảy vô mắt. Bác làm một mạch tám rãnh, miệng còn hỏi tôi có chồng chưa.

## Đôi thùng tưới

![Đôi thùng tưới trên đòn gánh, nước xòe hai bên](@assets/art/spot-watering-cans)

Tới màn gánh nước. Hai thùng thiếc vòi sen, một cây đòn gánh, hai tay nắm hai quai để nghiêng thùng cùng lúc. Người ta đi giữa luống mà nước xòe ra hai bên như đôi cánh. Còn tôi đi giữa luống mà nước xòe vào giày.

– Nhẹ tay con, hắn còn non – bác nhắc, khi tôi dội trúng đám xà lách mới lên hai lá.

“Hắn” ở đây là cây rau. Hắn khát. Hắn sợ nắng trưa. Hắn đang giận vì hôm qua bị mưa dập. Nghe riết, tôi bước trong vườn mà rón rén như vào nhà có trẻ ngủ.

Luống nối luống, mỗi luống một mùi: húng quế, húng lủi, tía tô, kinh giới, ngò rí, diếp cá, rau răm, hành hương. Bác ngắt từng lá bắt tôi nhắm mắt ngửi mà đoán. Tôi trượt mất hai.

## Tam hữu là ba người bạn

Tám giờ, nắng lên ngang ngọn chuối, chúng tôi rửa chân vào bếp. Bếp lợp lá, trống bốn bề, đứng thái hành mà vẫn thấy luống hành.

Món đầu là tam hữu. Ba người bạn: tôm, thịt, rau. Con tôm luộc, miếng ba chỉ thái mỏng, vài ngọn húng, xếp chồng lên nhau rồi lấy cọng hành chần quấn quanh, cuộn ba bốn vòng, giắt đuôi lại cho khỏi bung. Nghe dễ. Cuốn đầu của tôi lỏng như lưng quần người ốm. Cuốn thứ tư đứng được một mình trên dĩa, chị dạy nấu vỗ vai: “Rứa là gả được rồi”. Hóa ra ở đây, chuyện gì rồi cũng về chuyện chồng con.

Chấm nước mắm chanh ớt, cắn một miếng, tôm ngọt trước, thịt béo sau, rồi húng lủi bốc lên mũi. Ba người bạn ngồi lại với nhau, không ai giành nói.

## Tiếng xèo

![Bánh xèo vàng gập đôi trong chảo gang nhỏ](@assets/art/spot-banh-xeo)

Bánh xèo thì phải nghe. Bột gạo pha nghệ, chảo gang nhỏ, mỡ nóng bốc khói mới múc. Đổ non tay là bánh dày, đổ già tay là rách. Chị dạy tôi nghiêng chảo một vòng bằng cổ tay, rải tôm, thịt, giá, đậy vung, đếm thầm, mở ra, gập đôi.

Bánh nóng đặt lên miếng bánh tráng đã nhúng nước, rau chất cao gấp ba bánh. Một chị khách người Úc ngồi cạnh hỏi sao nhiều rau vậy. Bác chủ vườn cười, nói một câu tôi phải dịch:

> Bánh là cái cớ. Rau mới là bữa ăn.

## Mùa lụt này

Tôi viết lại chuyện đó vào giữa tháng Mười một, khi ngoài cửa sổ mưa miền Trung chưa chịu dứt. Đất Trà Quế thấp, mùa này nước lên là luống trôi, rau thối rễ, người ta chờ nước rút rồi cuốc lại từ đầu. Năm 2024, Tổ chức Du lịch Liên Hợp Quốc xếp Trà Quế vào danh sách Làng du lịch tốt nhất; tấm bằng ấy vui thật, nhưng tôi đoán nước lụt không đọc bằng khen.

Phù sa thì ở lại. Bác bảo sau lụt đất ngon, gieo kịp một lứa cải Tết. Mùng bảy tháng Giêng làng làm lễ Cầu Bông, xin một năm mưa thuận gió hòa, khách tới đông lắm.

Trưa hôm ấy về tới Đà Nẵng, tôi rửa tay hai lần bằng xà phòng mà ngón tay còn mùi húng. Má cầm tay tôi đưa lên ngửi, hỏi: “Mi mới đi chợ về hả?”. Tôi nói không, con đi học.
`,
  bodyEn: `I cycled in from An Bang at half past five in the morning, with the sun still a pink smear behind me. Past a few rice fields the smell of salt thinned out and another took its place: sharp, sweet, a little peppery, as if someone had crushed a whole herb garden in one palm. I didn’t need the sign for Tra Que.

It was August and the day was going to be fierce. I’m from Da Nang and grew up with these herbs on every bowl of my mother’s mì Quảng noodles. It had taken me thirty-odd years to come and see them growing.

## Weed from the water, greens from the sand

The village is small: about eighteen hectares of beds between the De Vong River and the Tra Que lagoon, three kilometres or so from the old town of [Hoi An](/where-to-go/hoi-an). The elders say the first settlers were fishermen who came ashore and broke the ground, and that a king once passed through, tasted the greens, found them fragrant as trà (tea) and spicy as quế (cinnamon), and gave the place its name. I can’t vouch for the king. I can vouch for the cinnamon.

The farmer handed me a hoe and pointed to a heap of wet black weed. It’s raked from the lagoon, drained and buried in trenches to loosen the soil. Without it, he said, things grow but taste of nothing. There’s less weed than there used to be, so it’s stretched with compost.

I managed two trenches before sweat ran into my eyes. He did eight without stopping, while asking whether I was married.

## Two cans and a pole

![Two watering cans on a shoulder pole, both pouring](@assets/art/spot-watering-cans)

Next came the watering: two tin cans with broad spouts, slung from a shoulder pole, a hand on each so they tip together. When he walked between the beds the water opened out on either side like a pair of wings. Mine opened into my shoes.

“Gently,” he said, as I drowned some two-leaf lettuces. “He’s still a baby.”

In the accent of Quang Nam a plant is hắn – “he”. He’s thirsty. He can’t take the noon sun. He’s cross about yesterday’s rain. Soon I was tiptoeing as if through a house of sleeping children.

Each bed has its own smell: Thai basil, mint, perilla, Vietnamese balm, coriander, fish mint, laksa leaf, spring onions as thin as string. He made me shut my eyes and name each leaf. I got two wrong.

## Three friends on a plate

At eight, with the sun level with the banana tops, we washed our feet and went into the kitchen, a thatched roof with no walls.

The first dish was tam hữu, “three friends”: prawn, pork and herbs. You stack a boiled prawn on a slice of pork belly, add a sprig or two of mint, then bind it with a blanched spring onion, three or four turns, tucking in the tail. My first hung loose as a sick man’s belt. My fourth stood up on its own, and the cook clapped me on the shoulder. “Now we can marry you off.”

Dip it in fish sauce with lime and chilli. The prawn arrives first, sweet, then the fat of the pork, then mint climbing up your nose. Three friends at a table, none of them interrupting.

## The sound that named the pancake

![A yellow bánh xèo folded in a small iron pan](@assets/art/spot-banh-xeo)

Bánh xèo, the turmeric-yellow rice pancake, is named for its noise, and you cook it by ear. The fat has to smoke before the batter goes in. She taught me to swing the pan once around with my wrist, scatter prawns, pork and bean sprouts, cover, count, fold.

It’s eaten rolled in moistened rice paper, under a pile of herbs three times its height. The Australian woman beside me asked why so many. The farmer laughed, and I translated:

> The pancake is the excuse. The greens are the meal.

## Flood season

I’m writing this in mid-November, with the central Vietnamese rain refusing to stop outside. Tra Que lies low. When the water rises the beds wash out and roots rot, and people wait for it to drop and begin again. In 2024 UN Tourism named Tra Que one of its Best Tourism Villages, but I doubt the floods read certificates.

The silt stays, though. After a flood, he told me, the ground is good: time for a quick crop of mustard greens before Tet. On the seventh day of the lunar new year the village holds its Cau Bong festival to ask for kinder weather.

Back home in Da Nang that August noon, I washed my hands twice with soap and still smelled of mint. My mother lifted my fingers to her nose. “Been to the market?” No, I said. I’ve been to school.
`,
  highlightsVi: [
    'Vùi rong đầm làm phân và tập gánh đôi thùng tưới giữa các luống rau',
    'Nhắm mắt đoán tên từng lá: húng lủi, tía tô, kinh giới, rau răm…',
    'Học cuốn tam hữu, món “ba người bạn” của tôm, thịt và rau',
    'Tự tay đổ một chiếc bánh xèo trên chảo gang nhỏ',
    'Con đường đạp xe lúc bình minh từ biển An Bàng vào làng',
  ],
  highlightsEn: [
    'Digging lagoon weed into the beds and trying the twin watering cans',
    'Naming herbs with your eyes shut: mint, perilla, Vietnamese balm, laksa leaf',
    'Tying tam hữu, the “three friends” roll of prawn, pork and herbs',
    'Pouring your own bánh xèo in a small iron pan',
    'The dawn bicycle ride from An Bang beach to the village',
  ],
  travelTipsVi: [
    'Đến trước 6 giờ rưỡi sáng hoặc sau 4 giờ chiều: trời mát, đúng giờ bà con ra vườn tưới rau.',
    'Đi xe đạp từ phố cổ Hội An hay từ An Bàng đều dễ, đường bằng và ngắn.',
    'Lớp nấu ăn nên đặt trước một ngày; nói rõ nếu ăn chay hoặc dị ứng tôm.',
    'Đi trên lối giữa các luống, hỏi trước khi hái hay chụp ảnh người đang làm.',
    'Tháng 10–11 hay có lụt, nên xem dự báo trước khi đi.',
  ],
  travelTipsEn: [
    'Come before 6:30 am or after 4 pm, when it’s cool and the growers are out watering.',
    'It’s a short, flat bicycle ride from either Hoi An’s old town or An Bang beach.',
    'Book a cooking class a day ahead and mention vegetarian diets or a shellfish allergy.',
    'Keep to the paths between beds, and ask before picking or photographing people at work.',
    'Floods are common in October and November; check the forecast first.',
  ],
}
