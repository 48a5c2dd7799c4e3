import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-da-lat-mua-hoa',
  slug: 'da-lat-mua-hoa',
  titleVi: 'Đà Lạt, giữa mùa hoa và rừng thông',
  titleEn: 'Da Lat between the flowers and the pines',
  summaryVi:
    'Mai anh đào, phượng tím, dã quỳ: mỗi mùa Đà Lạt mặc một màu. Thêm chuyến tàu gỗ đi Trại Mát, ly cà phê Cầu Đất và cái lạnh vừa đủ để khoác áo.',
  summaryEn:
    'Cherry blossom, jacaranda, wild sunflowers: Vietnam’s highland town changes colour three times a year. Add a wooden train, arabica and nights fit for a coat.',
  coverImage: '@assets/art/post-da-lat-mua-hoa',
  tags: ['Đà Lạt', 'Cầu Đất', 'Trại Mát'],
  publishedAt: '2026-03-14T02:00:00.000Z',
  contentPillar: 'destination-discovery',
  readingTimeMinutes: 4,
  destinationSlug: 'da-lat',
  featured: false,
  bodyVi: `Xe đêm từ Sài Gòn thả tôi xuống lúc năm giờ sáng. Cửa vừa mở, hơi lạnh ùa vào, có mùi nhựa thông và khói than. Cả xe đang mặc áo thun bỗng lục đục tìm áo khoác. Bên kia đường, một cô bán sữa đậu nành đội mũ len, hơi nước bốc lên trắng cả mặt. Mới tối qua còn ba mươi độ. Ở độ cao chừng 1.500 mét, Đà Lạt chào khách như vậy.

## Ba màu của một năm

Đà Lạt lúc nào chẳng có hoa. Nhưng hoa làm nên mùa thì phải là hoa trên cây, hoa ven đường, thứ không ai cắm sẵn.

**Mai anh đào** mở đầu năm. Chừng cuối tháng Chạp đến sau Tết, những hàng cây trụi lá quanh hồ, trong các xóm dốc bỗng hồng lên, rồi chỉ mươi ngày là rụng. Năm nào ấm lạnh thất thường thì hoa nở lệch, canh được đúng ngày coi như trúng số.

**Phượng tím** tiếp vào tháng Ba, tháng Tư, tức là bây giờ. Sáng nay tôi đi ngang mấy gốc phượng gần chợ, hoa mới bung một nửa, tím nhạt như màu mực pha loãng. Người Đà Lạt vẫn kể cây phượng tím đầu tiên do kỹ sư Lương Văn Sáu mang hạt giống từ Pháp về gieo, hồi đầu những năm 1960.

![Bông dã quỳ vàng trên cuống lá xanh](@assets/art/spot-wild-sunflower)

**Dã quỳ** khép lại mùa mưa. Cuối tháng Mười sang tháng Mười một, những bụi dại ven đường, bờ rẫy, sườn đèo đồng loạt vàng rực, mùi hăng hăng, chẳng cần ai chăm. Thấy dã quỳ là biết sắp hết mưa, trời sắp xanh và đêm sắp rét.

## Dưới rừng thông

Người ta tới vì hoa, nhưng xa Đà Lạt lại hay nhớ thông. Mùa khô, nắng rọi xiên qua những thân thông ba lá thẳng tắp, lá kim rụng dày một lớp, bước chân êm ru. Ngồi yên sẽ nghe gió đi trên ngọn cây, xa như tiếng biển.

Nhìn từ trên cao, quanh thành phố là cả biển nhà kính trắng xóa, đêm xuống sáng đèn như một đô thị khác. Rau, hoa của cả nước từ đó mà ra, còn rừng thì lùi dần. Muốn gặp thông, hãy đi xa trung tâm một chút, về phía Langbiang hay hồ Tuyền Lâm, mang rác về và tuyệt đối đừng nhóm lửa. Tháng Ba là cao điểm cháy rừng.

## Chuyến tàu gỗ đi Trại Mát

Ga Đà Lạt có ba chóp mái nhọn, người bảo dáng núi Langbiang, kẻ thấy mái nhà rông. Nhà ga hoàn thành năm 1938, cửa kính màu, trần cao. Từ đây từng có tuyến đường sắt răng cưa dài 84 cây số leo đèo nối xuống Tháp Chàm; chiến tranh làm đứt tuyến, mấy đầu máy hơi nước Thụy Sĩ đến năm 1990 được chính người Thụy Sĩ mua về, sửa lại cho chạy trên dãy Alps.

Bây giờ tàu chỉ còn đi bảy cây số tới Trại Mát, chừng nửa tiếng, toa gỗ, chạy chậm rãi giữa vườn hoa, vườn rau và sân phơi của nhà dân. Có em bé đứng ngoài hiên vẫy tay với từng toa. Xuống ga Trại Mát, đi bộ vài phút là tới chùa Linh Phước, nơi mảnh chai, mảnh sành ghép kín từ chân tường lên đến con rồng ngoài sân.

## Cầu Đất mùa cà phê trổ bông

Từ Trại Mát đi tiếp về hướng đông nam, đường lên cao dần, tới Cầu Đất thì đã hơn 1.600 mét. Người Pháp mang chè và cà phê chè, tức arabica, tới trồng ở đây từ gần trăm năm trước. Tháng Ba, vài cơn mưa sớm vừa chạm đất là cà phê bung bông trắng dọc cành, thơm như hoa nhài, được mấy hôm rồi tàn.

Chú Tư chủ vườn pha cho tôi một bình bằng phễu lọc giấy. Nước trong, màu hổ phách, chua nhẹ như trái mơ chín. “Người quen uống cà phê sữa đá chê nhạt,” chú cười, “nhưng uống hết ly này là bắt đầu hỏi mua.” Chú dặn muốn xem hái trái chín thì quay lại khoảng tháng Mười một, tháng Mười hai; ai thích kiểu đi này, mời xem thêm trang [trải nghiệm](/things-to-do).

Trên đường về, tôi ghé một vườn dâu. Dâu trồng trên giàn trong nhà màng, chị chủ vườn phát cho cái kéo, cái rổ, cắt bao nhiêu cân bấy nhiêu. Dâu chín cây vẫn chua thật, đừng mong ngọt như si-rô.

## Đêm, và cái lạnh vừa đủ

![Ly sữa đậu nành nóng bốc hơi](@assets/art/spot-soy-milk)

Mặt trời khuất sau dãy thông là trời trở lạnh ngay. Mùa khô, đêm thường xuống khoảng 13 – 16 độ, có hôm cuối năm còn thấp hơn. Đó là giờ của bánh căn nóng, bánh tráng nướng, bắp nướng mỡ hành, và ly sữa đậu nành áp vào hai lòng bàn tay.

Tôi ngồi trên bậc thềm một con dốc, nhìn sương kéo qua ngọn đèn đường. Một chị dọn hàng hoa dúi cho tôi mấy cành cúc, bảo mang về phòng cắm. Ở [Đà Lạt](/where-to-go/da-lat), hoa nhiều tới mức người ta cho nhau như cho nắm rau.`,
  bodyEn: `The night bus from Ho Chi Minh City let me off at five in the morning. The door opened and cold air came in, smelling of pine resin and charcoal, and a busload in T-shirts began groping for jackets. Across the road a woman in a woolly hat was ladling hot soy milk, her face white with steam. The evening before, it had been thirty degrees. At roughly 1,500 metres, that is how Da Lat says hello.

## One year, three colours

There are always flowers here, but the ones that make a season grow on trees and along roads, and nobody has arranged them.

**Mai anh đào**, a wild Himalayan cherry, opens the year. From around late January until just after Tet, the Lunar New Year, bare trees by the lake and on the steep lanes turn pink, then drop everything within ten days or so. Catching them is luck.

**Phượng tím**, jacaranda, follows in March and April, which is to say now. This morning the trees near the market were half open, the mauve of watered-down ink. Locals will tell you the first was raised from French seed by an engineer named Lương Văn Sáu in the early 1960s.

![A yellow wild sunflower on its leafy stalk](@assets/art/spot-wild-sunflower)

**Dã quỳ**, the wild Mexican sunflower, closes the rainy season. From late October into November it erupts along highways, field edges and passes, a sharp-smelling yellow that no one has to tend. When you see it, the rain is nearly done and the nights are about to bite.

## Under the pines

People come for the flowers, but what they remember tends to be the pines. Sun slants between straight trunks, and the needles lie so thick that you can’t hear your feet. Sit still and the wind in the crowns sounds like a distant sea.

Then there are the greenhouses. From any height you see plastic roofs lapping at the town, and at night they glow like a second city. They supply vegetables and flowers to the whole country, and the forest has retreated to make room. To find the pines, go a little further, towards Langbiang mountain or Tuyen Lam lake. Carry your rubbish out and never light a fire: March is the height of the fire season.

## The wooden train to Trai Mat

Da Lat’s railway station has three pointed gables. Some see the peaks of Langbiang, others the steep roof of a highland communal house. It was finished in 1938, with coloured glass and a high ceiling. A rack railway once ran from here, 84 kilometres down the escarpment to Thap Cham near the coast, until war cut the line. In 1990 Swiss enthusiasts bought back its Swiss-built steam engines and put them to work in the Alps.

Today’s train goes just seven kilometres to Trai Mat, about half an hour in wooden carriages, at an amble, past flower plots, vegetables and people’s washing. A child on a porch waved at each carriage. Near the far end is Linh Phuoc pagoda, covered from the foot of the walls to the dragon in the yard with broken bottles and crockery.

## Cau Dat, when the coffee blooms

Southeast of Trai Mat the road climbs to Cau Dat, above 1,600 metres. The French planted tea and arabica here nearly a century ago. In March, a first shower is enough to bring the coffee into flower, white along every branch and scented like jasmine. It lasts a few days.

Chú Tư, who owns the plot, made me a filter brew. It was clear, the colour of amber, with the gentle sourness of a ripe apricot. Most Vietnamese coffee is dark robusta, often with condensed milk. “People say it’s weak,” he told me. “Then they finish the cup and ask how much for a bag.” To see ripe cherries picked, he said, come back in November or December. For more days like this, see [Things to do](/things-to-do).

On the way back I stopped at a strawberry farm, its plants on racks under plastic. You are given scissors and a basket and pay by weight. The fruit is properly tart; don’t expect syrup.

## Night, and just enough cold

![A steaming glass of hot soy milk](@assets/art/spot-soy-milk)

When the sun goes behind the pines the temperature falls at once. Dry-season nights are usually around 13 to 16°C, sometimes lower near the year’s end. This is the hour for *bánh căn*, little rice-flour cakes cooked in clay moulds, for *bánh tráng nướng*, rice paper grilled with egg and spring onion, and for a glass of hot soy milk held in both hands.

I sat on a step halfway up a hill and watched mist drag across a streetlamp. A woman packing up her flower stall handed me the last of her chrysanthemums for my room. In [Da Lat](/where-to-go/da-lat) people give flowers away like a bunch of greens.`,
  highlightsVi: [
    'Phượng tím đầu mùa trên những con dốc gần chợ',
    'Nhà ga 1938 và chuyến tàu gỗ bảy cây số',
    'Hoa cà phê trắng cành ở Cầu Đất',
    'Chùa Linh Phước ghép từ mảnh chai, mảnh sành',
    'Ly sữa đậu nành nóng giữa đêm sương',
  ],
  highlightsEn: [
    'The first jacaranda on the slopes near the market',
    'The 1938 station and its seven-kilometre wooden train',
    'White coffee blossom at Cau Dat',
    'Linh Phuoc pagoda, built of broken bottles and crockery',
    'Hot soy milk on a misty night',
  ],
  travelTipsVi: [
    'Từ TP. Hồ Chí Minh đi xe khách mất khoảng 6 – 8 tiếng; đi máy bay thì xem kỹ lịch bay (sân bay Liên Khương ngừng khai thác để sửa đường băng từ 4/3 đến hết 25/8/2026).',
    'Ngày nắng gắt, đêm lạnh: mang áo nhiều lớp, kem chống nắng và một chiếc khăn mỏng.',
    'Tàu đi Trại Mát thường cần đủ khách mới chạy, nên hỏi giờ tại ga trong sáng hôm đó và mua vé khứ hồi.',
    'Hoa nở theo thời tiết, xem ảnh mới đăng trong tuần rồi hãy chốt ngày.',
    'Vào vườn cà phê, vườn dâu hãy gọi trước và đi cùng chủ vườn, không tự ý hái.',
  ],
  travelTipsEn: [
    'Buses from Ho Chi Minh City take about six to eight hours. If you plan to fly, check the timetable (Lien Khuong airport: closed for runway repairs from 4 March to 25 August 2026).',
    'Days are bright and nights are cold: bring layers, sunscreen and a scarf.',
    'The Trai Mat train often needs a minimum number of passengers. Ask at the station that morning and buy a return.',
    'Blossom follows the weather, so look at photographs posted that week before fixing dates.',
    'Call ahead before visiting coffee or strawberry farms, and pick only with the owner.',
  ],
}
