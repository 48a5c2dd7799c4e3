import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-hoang-hon-phu-quoc',
  slug: 'hoang-hon-phu-quoc',
  titleVi: 'Phú Quốc lúc gió đổi chiều: từ nhà thùng nước mắm đến hoàng hôn Dinh Cậu',
  titleEn: 'Phu Quoc as the wind turns: from the fish-sauce vats to sunset at Dinh Cau',
  summaryVi:
    'Một ngày đầu tháng Mười một trên đảo: mùi nhà thùng lúc sáng sớm, vườn tiêu còn xanh hạt, ghẹ Hàm Ninh chấm muối tiêu, mặt trời lặn ở cửa sông Dương Đông.',
  summaryEn:
    'One day on the island in early November: the smell of the barrel houses at breakfast, pepper green on the vine, crab at Ham Ninh, and sunset by a temple on a rock.',
  coverImage: '@assets/art/post-hoang-hon-phu-quoc',
  tags: ['Phú Quốc', 'Dương Đông', 'Hàm Ninh', 'Khu Tượng'],
  publishedAt: '2026-11-07T01:15:00.000Z',
  contentPillar: 'personal-stories',
  readingTimeMinutes: 4,
  authorName: 'Hoài Thương',
  destinationSlug: 'phu-quoc',
  featured: false,
  bodyVi: `Sáng đầu tháng Mười một, tôi mở cửa sổ phòng trọ ở Dương Đông và thấy lá dừa quay lưng. Cả mùa mưa, gió nam thổi từ biển vào, lá ngả về phía núi. Sáng nay chúng ngả ra biển. Cô chủ nhà đang quét sân, không ngẩng lên: “Gió bấc về rồi đó. Bên này êm, bên Hàm Ninh bắt đầu động.”

Phú Quốc sống theo câu ấy. Một năm chia đôi, nửa năm biển lặng bờ đông, nửa năm lặng bờ tây, ghe thuyền cứ theo đó mà dời bến. Tôi có đúng một ngày giữa lúc giao mùa, và định dành trọn ngày ấy để lần theo mùi.

## Bảy giờ, nhà thùng

Người lạ ngửi thấy nhà thùng trước khi nhìn thấy. Mùi gắt ở cổng, vào sâu lại dịu, ngọt như đường thắng. Trong bóng mờ, thùng gỗ đứng thành hàng, cái nào cũng cao quá đầu người, miệng rộng chừng ba mét, thân nịt những vòng mây bện to bằng bắp tay. Dân ở đây gọi là thùng bời lời, theo tên loại gỗ đóng thùng.

Cá cơm bắt lên là trộn muối ngay trên ghe, ba cá một muối, để con cá về tới bờ vẫn còn tươi. Vô thùng, gài nẹp, dằn đá, rồi đợi. Khoảng mười hai tháng, có khi mười lăm. Không có gì thêm, ngoài thời gian và những lần rút nước dưới đáy, đổ trở lại trên mặt.

Ông thợ thùng mở vòi hứng cho tôi một muỗng nước mắm nhĩ, màu cánh gián, trong như trà. Mặn tới trước, ngọt tới sau và ở lại lâu. Ông nhìn tôi chép miệng, gật gù: “Đừng có chấm liền. Để lưỡi nó nhớ đã.” Từ năm 2012, cái tên nước mắm Phú Quốc được Liên minh châu Âu bảo hộ, nhưng ông chỉ tự hào cái thùng của ba ông đóng, năm nay hơn bốn mươi tuổi, chưa rỉ giọt nào.

## Mười giờ, vườn tiêu

![Chuỗi tiêu xanh lẫn vài hạt đỏ, một chiếc lá](@assets/art/spot-pepper)

Chạy lên phía bắc, về hướng Khu Tượng, đất đỏ dần. Vườn tiêu xếp như thư viện: hàng hàng nọc thẳng đứng, dây quấn kín từ gốc tới ngọn, chuỗi hạt buông như tràng hạt ngọc xanh. Mùa này chưa hái. Phải tới tháng Chạp, tháng Giêng, hạt mới già và lác đác đỏ.

Chị chủ vườn bứt một hạt non bảo cắn thử. Mùi chanh, mùi lá, rồi cay bùng lên tận mũi. Chị giảng gọn: hái lúc già còn xanh, phơi khô là tiêu đen; đợi chín đỏ mới hái là tiêu đỏ; chín rồi ngâm, bóc vỏ, còn lại cái lõi trắng ngà là tiêu sọ. Cùng một dây mà ba vị.

Giá tiêu lên xuống, đất đảo lên giá, nhiều nhà đã nhổ nọc bán vườn. Chị còn giữ, một phần vì khách ghé mua, một phần vì “nhổ rồi thì ở không, buồn”.

## Một giờ trưa, Hàm Ninh

Từ vườn tiêu băng qua đảo sang bờ đông, đường chạy giữa hai vệt rừng. Phú Quốc những tháng này là một công trường lớn, chuẩn bị cho APEC 2027: xe ben, bụi đỏ, hàng rào tôn. Nhưng chỉ cần rẽ xuống con đường ra biển Hàm Ninh, tiếng máy tắt sau lưng.

![Con ghẹ xanh giơ hai càng đỏ](@assets/art/spot-crab)

Bến Hàm Ninh cạn và dài, cầu tàu vươn ra tít ngoài, nước màu ngọc đục vì gió mới. Ghẹ thả trong lồng dưới chân nhà sàn, vớt lên luộc liền với chút muối. Con ghẹ ở đây không to, nhưng chắc, thịt bở từng thớ. Bẻ càng, chấm muối tiêu chanh, mà tôi cứ tin là tiêu của chị chủ vườn lúc sáng. Tôi ăn bốn con, không nói câu nào.

Ông chèo xuồng bàn bên kể tháng sau ông dời ghe qua bờ tây, đợi sang hè gió nam lên mới về. Nghe như kể chuyện sang nhà bà con.

## Năm giờ rưỡi, Dinh Cậu

Trở lại Dương Đông, tôi leo hai mươi chín bậc đá lên Dinh Cậu. Ngôi miếu nhỏ ngồi trên mỏm đá ngay cửa sông, cạnh ngọn hải đăng, thờ bà Chúa Ngọc và hai Cậu, những vị giữ sóng yên cho người đi biển. Một anh thợ câu còn mặc quần ướt thắp ba nén nhang, khấn rất nhanh, rồi chạy xuống cho kịp chuyến ghe.

Ghe lần lượt ra cửa, đèn câu bật sớm. Mặt trời lúc này đã đỏ như lòng đỏ trứng muối, chạm vào đường chân trời, méo đi một chút rồi tan rất nhanh. Chừng sáu giờ kém mười lăm là hết. Người trên mỏm đá im bặt, kể cả mấy đứa nhỏ.

> Hoàng hôn không phải của riêng ai, nhưng ai đứng đó cũng tưởng nó diễn cho mình.

## Mang gì về

Tối, tôi đi bộ một vòng chợ đêm, mua hai lạng tiêu sọ và một chai nhỏ nước mắm đóng hộp kín. Cô chủ nhà hỏi đi đâu cả ngày. Tôi kể nhà thùng, vườn tiêu, ghẹ, Dinh Cậu. Cô cười: “Vậy là đủ một mâm cơm rồi còn gì.”

Đúng thật. [Phú Quốc](/where-to-go/phu-quoc) của tôi gọn trong một mâm cơm: chén mắm, nhúm tiêu, con ghẹ, và khung cửa mở về hướng tây.`,
  bodyEn: `On the first Monday of November I opened my window in Duong Dong and saw that the coconut palms had turned their backs. All through the rains the south-west wind had pushed their fronds towards the hills. This morning they leaned out to sea. My landlady went on sweeping the yard. “North wind’s here,” she said. “Calm here now. Rough in Ham Ninh.”

Phu Quoc lives by that sentence. The east coast is quiet for half the year, the west for the other half, and the boats change sides with the wind. I had one day at the hinge of the seasons, and I meant to spend it following my nose.

## Seven o’clock: the barrel houses

You smell a *nhà thùng*, a fish-sauce house, before you see it. Fierce at the gate, it softens inside to something like burnt sugar. In the gloom stand rows of wooden vats, each taller than a man, about three metres across the mouth and girdled with rattan ropes as thick as a forearm.

The recipe would fit on a stamp: three parts anchovy to one part salt, mixed on the boat while the fish are still bright. Into the vat, slats and stones on top, and then you wait about twelve months, sometimes fifteen. Nothing is added but time.

The cellarman opened a tap and handed me a spoonful of the first drawing, reddish brown and clear as tea. Salt came first. Then a sweetness that stayed. “Don’t dip anything yet,” he said. “Let your tongue remember.” The name Phu Quoc has been protected in the European Union since 2012, like Champagne. He was prouder of the vat his father built, past forty and never a leak.

## Ten o’clock: the pepper garden

![A string of green peppercorns, a few of them red, and a leaf](@assets/art/spot-pepper)

Northwards, towards Khu Tuong, the soil turns red. A pepper garden is laid out like a library: aisles of upright posts, each wrapped from floor to ceiling in vine, with strings of green beads hanging from the shelves. Harvest is still weeks off, in the deep of the dry season.

The owner pinched off an unripe berry and told me to bite. Lime, leaf, and then a heat that went straight up my nose. Black pepper, she explained, is the berry picked green and dried. Red is left to ripen on the vine. White is ripe pepper soaked and rubbed down to its pale heart. One plant, three temperaments.

Pepper prices wander and island land prices do not, so many neighbours have pulled up their posts and sold. She has kept hers because, she said, an empty field would make her sad.

## One o’clock: crab at Ham Ninh

The road east runs between two bands of forest. This year Phu Quoc is a vast building site, getting ready for the APEC summit of 2027: tipper trucks, red dust, tin fences. But turn down the lane to Ham Ninh and the engines fade behind you.

![A blue flower crab raising its red claws](@assets/art/spot-crab)

The bay is so shallow that the jetty goes on and on, over water turned a cloudy jade by the new wind. Under the stilt restaurants, flower crabs wait in baskets. Yours is lifted out, weighed and boiled with a pinch of salt. Crack a claw and dip it in salt, lime and ground pepper, which I would like to believe came from my friend with the vines. I ate four and said nothing.

At the next table an old boatman told me he would move to the west coast shortly and come home when the south wind did. He might have been talking of visiting cousins.

## Half past five: Dinh Cau

Back in Duong Dong I climbed the twenty-nine stone steps to Dinh Cau, a small temple on a rock at the mouth of the river, with a lighthouse at its shoulder. It is dedicated to a goddess of the sea and her two sons, who keep the waves down for fishermen. A young man in wet shorts lit three sticks of incense, prayed at speed, and ran to catch his boat.

They were going out one by one, squid lamps lit early. The sun, orange as a salted egg yolk, touched the horizon, bulged a little and was gone by a quarter to six. Nobody on the rock said a word, not even the children.

> A sunset belongs to no one, but everyone on that rock believed it was for them.

## What to carry home

At the night market I bought a bag of white pepper and one small sealed bottle. My landlady asked where I had been all day. The vats, I said, the pepper, crab, Dinh Cau. She laughed. “Then you’ve had a proper dinner.”

She was right. My [Phu Quoc](/where-to-go/phu-quoc) fits on one tray: a bowl of sauce, a pinch of pepper, a crab, and a door left open to the west.`,
  highlightsVi: [
    'Nhà thùng nước mắm với những thùng gỗ ủ hơn một năm',
    'Vườn tiêu Khu Tượng và ba loại tiêu từ một dây',
    'Ghẹ luộc Hàm Ninh chấm muối tiêu chanh',
    'Hoàng hôn trên 29 bậc đá Dinh Cậu',
  ],
  highlightsEn: [
    'Fish-sauce houses, where anchovies rest a year in wooden vats',
    'A Khu Tuong pepper garden: black, red and white from one vine',
    'Boiled flower crab with salt, pepper and lime at Ham Ninh',
    'Sunset from the 29 steps of Dinh Cau',
  ],
  travelTipsVi: [
    'Từ tháng 11 đến tháng 4 biển phía tây êm, hợp tắm và ngắm hoàng hôn.',
    'Nước mắm thường không được mang lên khoang khách; hỏi hãng bay và mua loại đóng gói kín, ký gửi đúng quy định.',
    'Ở Hàm Ninh, hỏi giá theo ký và xem cân trước khi gọi ghẹ.',
    'Đến Dinh Cậu trước 17 giờ 15, mặc kín đáo, đừng chắn lối người lên lễ.',
    'Đảo đang nhiều công trình: chạy xe ban ngày, mang khẩu trang và kính.',
  ],
  travelTipsEn: [
    'From November to April the west coast is calm: best for swimming and sunsets.',
    'Fish sauce is generally barred from aircraft cabins; ask your airline, and buy a sealed pack that it accepts in the hold.',
    'At Ham Ninh ask the price per kilo and watch the scales before ordering.',
    'Reach Dinh Cau by 5:15 pm, dress modestly and leave room for worshippers.',
    'With so much construction, ride by daylight and wear a mask and glasses.',
  ],
}
