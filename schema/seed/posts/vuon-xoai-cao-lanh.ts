import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-vuon-xoai-cao-lanh',
  slug: 'vuon-xoai-cao-lanh',
  titleVi: 'Mùa hái xoài ở Cao Lãnh',
  titleEn: 'Mango harvest in Cao Lanh',
  summaryVi:
    'Một ngày giữa vườn xoài bên sông Tiền: bao trái, cắt cuống, phân hạng, rồi theo chuyến hàng nhì về lò sấy. Ghi chép của một người đi mua xoài.',
  summaryEn:
    'A day in an orchard by the Tien River: paper bags, long stalks, sorting crates, then the road to the dryer with the second-grade fruit. Notes by a mango buyer.',
  coverImage: '@assets/art/post-vuon-xoai-cao-lanh',
  tags: ['Cao Lãnh', 'Đồng Tháp', 'Cái Bè', 'Sa Đéc'],
  publishedAt: '2026-04-18T02:15:00.000Z',
  contentPillar: 'personal-stories',
  readingTimeMinutes: 3,
  authorName: 'Quốc Bảo',
  destinationSlug: 'mekong-delta',
  featured: true,
  bodyVi: `Chú Tư bẻ cuống trái xoài đầu tiên trong ngày, đưa lên mũi tôi rồi hỏi: “Mùi gì?”. Tôi nói mùi xoài. Chú lắc đầu. “Mùi mủ. Còn mủ là nó còn giận. Đợi nó nguôi rồi hãy nói chuyện ăn.”

Tôi làm nghề đi mua xoài. Công ty tôi sấy trái cây xuất khẩu, mỗi năm tháng Ba, tháng Tư là tôi xuống miền Tây ở lì trong vườn, khi thì Cái Bè, khi thì Cao Lãnh. Lần nào cũng mang theo cuốn sổ để ghi độ ngọt, số ký, giá. Lần này, ghi thêm vài chuyện không cân được.

## Cát Chu và Cát Hòa Lộc

Từ [Sài Gòn](/where-to-go/ho-chi-minh-city) xuống chừng ba tiếng rưỡi xe. Tới Cao Lãnh, nhìn hai bên đường là biết mùa: bao giấy treo kín cây, trắng có, nâu có, xa trông như cây nở bông trái mùa. Vườn chú Tư nằm sát sông Tiền, đất phù sa, mương chẻ dọc ngang, đi thăm cây phải bước qua mấy nhịp cầu dừa.

Ở đây nhà nào cũng trồng Cát Chu. Trái tròn, da mỏng, thịt vàng đậm, ngọt mà có chút chua giữ lại ở cuối lưỡi. Cát Hòa Lộc thì thon dài, trái bự, thơm sực, đứng ngoài sân biết trong nhà có ai gọt. Giống ấy gốc ở đất Hòa Lộc, Cái Bè, bên Tiền Giang cũ; từ tháng 7 năm 2025 hai tỉnh nhập một, thành ra hai ông vua xoài giờ chung hộ khẩu Đồng Tháp. Chú Tư nói vui: “Hết cãi nhau xoài tỉnh nào ngon hơn”. Rồi chú nhỏ giọng: “Mà Cát Chu vẫn hơn”.

## Cái bao giấy

![Trái xoài trong bao giấy, miệng bao xoắn quanh cuống](@assets/art/spot-bagged-mango)

Xoài bằng cỡ trứng gà là phải bao. Mỗi trái một cái bao giấy, miệng kẹp cọng kẽm, xoắn một vòng vô cuống. Nghe nhẹ tênh. Nhưng một cây vài trăm trái, một vườn mấy chục cây, người ta leo thang từ sáng tới chạng vạng, xong mùa hai ngón tay cái chai cứng.

Bao rồi thì ruồi đục trái hết đường chích, thuốc bớt phải xịt, da không nám nắng. Bóc bao ra, trái xoài một màu vàng chanh, phủ lớp phấn mịn như má con nít mới tắm xong. Thím Tư bóc cái nào cũng khẽ thổi một hơi. Tôi hỏi chi vậy, thím nói cho kiến rớt.

## Cắt chừa cuống

Phải đợi sương ráo mới hái. Sáng sớm cây căng nước, mủ bắn ra nhiều, dính vô da là cháy thành vệt đen, trái đang hạng nhất rớt xuống hạng bét. Cỡ tám, chín giờ, thợ mới xách lồng lưới và kéo ra vườn.

Tôi xin làm thử. Chú Tư dạy: nhìn vai trái nở ngang, da căng, phấn đều thì cắt; phân vân thì thả vô thau nước, chìm là già, nổi là còn non. Cắt phải chừa cuống dài cỡ một lóng tay. Tôi cắt sát quá, mủ phọt trúng cổ tay, ngứa tới chiều.

– Để cái cuống cho nó thở – chú nói – bứt ngang xương ai mà chịu.

Hái xong, xoài úp đầu xuống sạp tre cho mủ ráo. Không ai nói chuyện to. Cả vườn nghe tiếng kéo lách cách, tiếng ghe máy xa xa ngoài sông.

## Loại một, loại nhì

Đầu giờ chiều, dưới mái tôn nóng hầm hập, bốn người đàn bà ngồi quanh đống xoài, tay lựa nhanh hơn mắt tôi nhìn. Trái đẹp, đều, đủ ký, đi chợ đầu mối và đi xuất tươi. Trái nhỏ, trái có vết cạ cành, trái hơi méo, qua rổ bên kia.

Rổ bên kia là rổ của tôi. Nói thiệt, xoài sấy làm từ trái như vậy: ngọt không thua ai, chỉ không đẹp. Có nơi mua, nhà vườn đỡ phải đổ. Nhưng tôi cũng không dám kể công. Giá hàng nhì bao giờ cũng thấp, và tháng Tư năm nào được mùa, hàng nhất cũng rớt giá thê thảm. Chiều đó điện thoại chú Tư reo ba lần, lần nào chú nghe xong cũng ngồi im một chút. Tôi báo giá công ty đưa, chú gật. Cái gật đó tôi mang về theo, nặng hơn xe hàng.

> Người ăn thấy vị ngọt. Người trồng thấy cái giá của nó.

## Mười ký còn một

![Nửa trái xoài chín cắt ô vuông, lật ngược](@assets/art/spot-cut-mango)

Xe chở hàng về lò lúc chập tối. Xoài ủ thêm mấy ngày cho chín tới, gọt tay, xắt lát, xếp lên vỉ, sấy gió nóng vừa phải hơn nửa ngày. Nóng quá thì ngoài cứng trong ướt, nguội quá thì lên men. Chục ký trái tươi còn chừng một ký khô. Hồi mới vô nghề tôi tiếc hoài chín ký kia; sau mới hiểu, đó là nước sông Tiền, mình trả lại cho trời.

Hồi chiều, lúc xe sắp chạy, thím Tư dúi cho túi xoài chín cây, dặn để bàn thờ một đêm rồi hãy ăn. Trái nào cũng nứt da, không bán cho ai được. Về tới Sài Gòn đã khuya, tôi đứng ngay ở bồn rửa chén mà ăn, nước chảy xuống cùi chỏ. Sổ ghi độ ngọt để trong ba lô. Trái đó tôi không đo.
`,
  bodyEn: `Uncle Tư snapped the stalk of the first mango of the day, held it under my nose and asked what I smelled. Mango, I said. He shook his head. “Sap. While there’s sap, he’s still angry. Let him calm down, then we’ll talk about eating.”

I buy mangoes for a living. My company dries fruit for export, and every March and April I more or less move into the Mekong Delta orchards around Cai Be and Cao Lanh. My notebook is for sugar readings, kilos and prices. This time I also wrote down a few things that won’t go on a scale.

## Two kings in one province

About three and a half hours by road from [Ho Chi Minh City](/where-to-go/ho-chi-minh-city), you can read the season from the car window: paper bags on every branch, as if the trees had flowered at the wrong time of year. Uncle Tư’s orchard lies beside the Tien, the upper arm of the Mekong, on silt cut by ditches you cross on palm trunks.

Everyone here grows Cat Chu, round and thin-skinned, sweet but with a little sourness held back for the end. Its rival, Cat Hoa Loc, is long, large and so fragrant that from the yard you know somebody is peeling one indoors. It comes from Hoa Loc in Cai Be, in what used to be Tien Giang. In July 2025 the two provinces merged, so both kings of mango now live in Dong Thap. “No more arguing about whose is better,” said Uncle Tư. Then he lowered his voice. “Ours is, though.”

## The paper bag

![A mango in a paper bag twisted around its stalk](@assets/art/spot-bagged-mango)

When a mango is the size of a hen’s egg it gets a bag of its own, closed with a twist of wire around the stalk. It’s quick work, but one tree may carry several hundred fruit and an orchard dozens of trees. By the end people’s thumbs are like horn.

Inside the bag the fruit flies can’t sting, so less spraying is needed, and the sun doesn’t scar the skin. Open one and the mango is pale lemon yellow, with a bloom as fine as talc on a baby’s cheek. Aunt Tư blows softly on each fruit as she unwraps it. I asked why. “Ants,” she said.

## Leave the stalk

You don’t pick until the dew has gone. Early in the day the sap spurts, and where it touches skin it burns a black streak. Around eight or nine the pickers go out with net poles and shears.

I asked to try. Look for broad shoulders, a tight skin and an even bloom, Uncle Tư told me. If you aren’t sure, put one in a basin: a mature mango sinks, a green one floats. Then cut with a finger joint of stalk left on. I cut too close. The sap caught my wrist and it itched until evening.

“Leave him something to breathe through,” he said.

The fruit goes stalk-down on bamboo racks to drain. No one talks much; you hear the click of shears.

## First grade, second grade

After lunch, under a tin roof that hummed with heat, four women sat around the heap and sorted faster than I could look. Handsome, even, heavy fruit goes to the wholesale markets and for fresh export. The small, the branch-rubbed and the crooked go in the other basket.

The other basket is mine. I’d rather say it plainly: that’s what dried mango is made from. It’s as sweet as the rest, only less pretty, and a buyer means it isn’t tipped away. I can’t claim much credit. Second grade always sells low, and in a bumper April even first grade collapses. Uncle Tư’s phone rang three times that afternoon, and each time he went quiet. I told him what the company would pay. He nodded. That nod weighed more than the load.

> The eater tastes the sweetness. The grower knows what it cost.

## Ten kilos into one

![Half a ripe mango cut into cubes and turned out](@assets/art/spot-cut-mango)

The truck reached the drying house after dark. The fruit rests until properly ripe, then it’s peeled by hand, sliced, laid on trays and dried in gently hot air for more than half a day. Too hot and it’s leather outside and wet within; too cool and it ferments. Ten kilos of fresh mango leave about one kilo of dried. I used to mourn the other nine. Now I think of them as the Tien River, given back to the sky.

As we pulled out of the orchard, Aunt Tư had pushed a bag of tree-ripened mangoes through the window, with orders to leave them on the family altar for a night before I touched them. Every one had split its skin. I got home to Saigon late, disobeyed her, and ate one standing at the sink with juice running to my elbows. The sugar meter stayed in my bag.
`,
  highlightsVi: [
    'Vườn xoài treo kín bao giấy trên đất phù sa ven sông Tiền',
    'Phân biệt Cát Chu chua ngọt và Cát Hòa Lộc thơm sực',
    'Tập cắt xoài chừa cuống và thử xoài già bằng thau nước',
    'Buổi chiều lựa hàng: loại một đi chợ, loại nhì về lò sấy',
    'Mười ký trái tươi còn chừng một ký xoài khô',
  ],
  highlightsEn: [
    'Orchards hung with paper bags on the silt of the Tien River',
    'Telling sweet-sour Cat Chu from fragrant Cat Hoa Loc',
    'Cutting with the stalk on, and the basin-of-water ripeness test',
    'The sorting shed, where second-grade fruit leaves for the dryer',
    'Ten kilos of fresh mango becoming about one kilo of dried',
  ],
  travelTipsVi: [
    'Chính vụ rơi vào khoảng tháng 3–5; trước Tết có thêm xoài trái vụ nhưng ít hơn.',
    'Gọi trước cho nhà vườn hoặc nhờ chỗ ở kết nối; ngày hái rộ bà con bận, nên đến sau 8 giờ.',
    'Mặc áo tay dài, đừng để mủ xoài dính da; lỡ dính thì rửa xà phòng ngay.',
    'Mua xoài chín cây thì ăn trong một hai ngày; mang đi xa nên chọn trái già còn cứng.',
    'Có thể ghép đường với làng hoa Sa Đéc, cách Cao Lãnh chừng ba mươi cây số.',
  ],
  travelTipsEn: [
    'The main harvest runs from about March to May, with a smaller off-season crop before Tet.',
    'Call ahead or ask your guesthouse to arrange it; on picking days, come after 8 am.',
    'Wear long sleeves. Mango sap irritates skin, so wash it off with soap at once.',
    'Eat tree-ripened fruit within a day or two; to carry it further, choose firm mature mangoes.',
    'Combine the trip with the flower village at Sa Dec, some thirty kilometres away.',
  ],
}
